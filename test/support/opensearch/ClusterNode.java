import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import org.opensearch.Version;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.PluginInfo;

/**
 * A node of a test cluster. The distribution loads its modules from folders; here they come from the class path, by the
 * constructor of Node that is for its own tests. No module with analyzers: the mapping has none, and building all of them
 * fails on runtimes with few locales.
 *
 * Arguments: folder, name, HTTP port, transport port, transport addresses of all nodes, names of all nodes. Prints "ready"
 * when all nodes have met, and ends with its standard input.
 */
public final class ClusterNode extends Node {
  private static final List<String> MODULES = List.of(
      "org.opensearch.transport.Netty4ModulePlugin", "org.opensearch.index.mapper.MapperExtrasModulePlugin");

  private ClusterNode(Environment environment, List<PluginInfo> modules) {
    super(environment, modules, true);
  }

  private static PluginInfo moduleOf(String type) {
    return new PluginInfo(type, "of the class path", "none", Version.CURRENT, "21", type, List.of(), false);
  }

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]).toAbsolutePath();
    Files.createDirectories(folder.resolve("config"));
    String[] names = args[5].split(",");
    Settings settings = Settings.builder()
        .put("path.home", folder.toString())
        .put("cluster.name", "triagraph-test")
        .put("node.name", args[1])
        .put("network.host", "127.0.0.1")
        .put("http.port", args[2])
        .put("transport.port", args[3])
        .put("http.type", "netty4")
        .put("transport.type", "netty4")
        .putList("discovery.seed_hosts", args[4].split(","))
        .putList("cluster.initial_cluster_manager_nodes", names)
        // A nearly full disk of a developer would make every index read-only.
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .put("cluster.fault_detection.follower_check.interval", "500ms")
        .put("cluster.fault_detection.follower_check.timeout", "1s")
        .put("cluster.fault_detection.follower_check.retry_count", 2)
        .build();
    Environment environment = InternalSettingsPreparer.prepareEnvironment(settings, new HashMap<>(), null, () -> args[1]);
    Node node = new ClusterNode(environment, MODULES.stream().map(ClusterNode::moduleOf).toList()).start();
    node.client().admin().cluster().prepareHealth().setWaitForNodes(">=" + names.length).setTimeout("90s").get();
    System.out.println("ready");
    while (System.in.read() >= 0) {
      // until whoever started it ends
    }
    Runtime.getRuntime().halt(0);
  }
}
