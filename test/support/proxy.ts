import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './opensearch/cluster.js';

/** Whether nginx is installed (Debian: `apt-get install nginx`). */
export function hasProxy(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx in front of servers, one after the other; what one does not take, for instance while it ends, another gets. */
export async function startProxy(ports: readonly number[]) {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'proxy-')), await freePort()];
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream replicas { ${servers} keepalive 8; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://replicas;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host localhost;
      proxy_next_upstream error timeout http_503 non_idempotent;
    }
  }
}
`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
