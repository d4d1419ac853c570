// An empty Node process that says how much memory it holds: what everything else is compared with.
process.stdout.write(JSON.stringify({ rss: process.memoryUsage.rss() }));
