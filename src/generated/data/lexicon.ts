// Generated from data/lexicon.json by scripts/generate.mjs. Do not edit.
import type { DomainLexicon } from '../../model/index.js';

export const lexicon: DomainLexicon = {
 "groups": [
  {
   "id": "abnormal",
   "terms": [
    "abnormal",
    "anomaly",
    "unexpected",
    "weird",
    "异常",
    "不正常",
    "反常"
   ]
  },
  {
   "id": "account",
   "terms": [
    "account",
    "user account",
    "账号",
    "账户",
    "帐号"
   ]
  },
  {
   "id": "acl",
   "terms": [
    "ACL",
    "access control list",
    "访问控制列表",
    "访问控制"
   ]
  },
  {
   "id": "active-standby",
   "terms": [
    "active standby",
    "standby",
    "primary and standby",
    "hot standby",
    "主备",
    "备用",
    "热备",
    "主从"
   ]
  },
  {
   "id": "admission-policy",
   "terms": [
    "ValidatingAdmissionPolicy",
    "admission policy",
    "kyverno",
    "gatekeeper",
    "opa",
    "准入策略",
    "策略引擎"
   ]
  },
  {
   "id": "admission-webhook",
   "terms": [
    "admission webhook",
    "webhook",
    "failed calling webhook",
    "ValidatingWebhook",
    "MutatingWebhook",
    "admission controller",
    "准入 webhook",
    "准入控制",
    "准入",
    "回调"
   ]
  },
  {
   "id": "affinity",
   "terms": [
    "affinity",
    "anti-affinity",
    "node affinity",
    "nodeAffinity",
    "podAntiAffinity",
    "node selector",
    "nodeSelector",
    "亲和性",
    "反亲和",
    "反亲和性",
    "节点选择器"
   ]
  },
  {
   "id": "after-upgrade",
   "terms": [
    "after upgrade",
    "after upgrading",
    "upgraded to",
    "升级后",
    "升级之后",
    "升完"
   ]
  },
  {
   "id": "alert",
   "terms": [
    "alert",
    "alerts",
    "alerting",
    "alarm",
    "firing",
    "告警",
    "报警",
    "警报"
   ]
  },
  {
   "id": "alert-notification",
   "terms": [
    "notification",
    "notify",
    "alert receiver",
    "Alertmanager",
    "email notification",
    "通知",
    "告警通知",
    "告警发送"
   ]
  },
  {
   "id": "allocate",
   "terms": [
    "allocate",
    "allocation",
    "assign",
    "assignment",
    "分配"
   ]
  },
  {
   "id": "already-exists",
   "terms": [
    "already exists",
    "AlreadyExists",
    "duplicate",
    "duplicated",
    "exists already",
    "已存在",
    "重复"
   ]
  },
  {
   "id": "annotation",
   "terms": [
    "annotation",
    "annotations",
    "注解",
    "注释"
   ]
  },
  {
   "id": "api",
   "terms": [
    "api",
    "apis",
    "接口"
   ]
  },
  {
   "id": "apiserver",
   "terms": [
    "apiserver",
    "kube-apiserver",
    "API server",
    "kube api",
    "api 服务器"
   ]
  },
  {
   "id": "application",
   "terms": [
    "application",
    "app",
    "apps",
    "应用",
    "应用程序"
   ]
  },
  {
   "id": "approval",
   "terms": [
    "approve",
    "approval",
    "approved",
    "审批",
    "批准"
   ]
  },
  {
   "id": "architecture",
   "terms": [
    "architecture",
    "arm64",
    "amd64",
    "multi-arch",
    "exec format error",
    "架构",
    "多架构"
   ]
  },
  {
   "id": "arp",
   "terms": [
    "ARP",
    "arp table",
    "neighbor table",
    "gratuitous arp",
    "arp 表",
    "邻居表",
    "免费 arp"
   ]
  },
  {
   "id": "artifact",
   "terms": [
    "artifact",
    "artifacts",
    "制品",
    "产物"
   ]
  },
  {
   "id": "attach",
   "terms": [
    "attach",
    "attached",
    "FailedAttachVolume",
    "Multi-Attach error",
    "VolumeAttachment",
    "挂接",
    "附加",
    "绑定卷",
    "附着"
   ]
  },
  {
   "id": "audit",
   "terms": [
    "audit",
    "auditing",
    "audit log",
    "审计",
    "审计日志"
   ]
  },
  {
   "id": "authentication",
   "terms": [
    "authentication",
    "authenticate",
    "authenticated",
    "unauthorized",
    "401",
    "认证",
    "鉴权",
    "身份验证",
    "认证失败",
    "未授权"
   ]
  },
  {
   "id": "available",
   "terms": [
    "available",
    "availability",
    "可用",
    "可用性"
   ]
  },
  {
   "id": "backend",
   "terms": [
    "backend",
    "upstream",
    "后端",
    "上游"
   ]
  },
  {
   "id": "backup",
   "terms": [
    "backup",
    "back up",
    "backups",
    "备份"
   ]
  },
  {
   "id": "bad-gateway",
   "terms": [
    "502",
    "bad gateway",
    "网关错误"
   ]
  },
  {
   "id": "bandwidth",
   "terms": [
    "bandwidth",
    "throughput",
    "带宽",
    "吞吐",
    "吞吐量"
   ]
  },
  {
   "id": "batch",
   "terms": [
    "batch",
    "bulk",
    "批量"
   ]
  },
  {
   "id": "bfd",
   "terms": [
    "BFD",
    "bidirectional forwarding detection",
    "bfd session",
    "bfd 会话"
   ]
  },
  {
   "id": "bgp",
   "terms": [
    "BGP",
    "border gateway protocol",
    "route advertisement",
    "announce routes",
    "路由发布",
    "路由宣告"
   ]
  },
  {
   "id": "billing",
   "terms": [
    "metering",
    "billing",
    "cost",
    "计量",
    "计费",
    "成本"
   ]
  },
  {
   "id": "blacklist",
   "terms": [
    "denylist",
    "blacklist",
    "block list",
    "黑名单"
   ]
  },
  {
   "id": "blocked",
   "terms": [
    "blocked",
    "block",
    "prevented",
    "prohibited",
    "阻止",
    "阻断",
    "阻塞",
    "被阻"
   ]
  },
  {
   "id": "bond",
   "terms": [
    "bond",
    "bonding",
    "link aggregation",
    "nic teaming",
    "链路聚合",
    "网卡绑定",
    "绑定口"
   ]
  },
  {
   "id": "boot-image",
   "terms": [
    "boot image",
    "golden image",
    "iso",
    "qcow2",
    "启动镜像",
    "系统镜像"
   ]
  },
  {
   "id": "bottleneck",
   "terms": [
    "bottleneck",
    "瓶颈"
   ]
  },
  {
   "id": "branch",
   "terms": [
    "branch",
    "merge request",
    "pull request",
    "分支",
    "合并请求"
   ]
  },
  {
   "id": "bridge",
   "terms": [
    "bridge",
    "ovs bridge",
    "br-int",
    "网桥"
   ]
  },
  {
   "id": "browser",
   "terms": [
    "browser",
    "浏览器"
   ]
  },
  {
   "id": "build",
   "terms": [
    "build",
    "builds",
    "building",
    "compile",
    "构建",
    "编译"
   ]
  },
  {
   "id": "build-failed",
   "terms": [
    "build failed",
    "build failure",
    "failed to build",
    "构建失败",
    "编译失败"
   ]
  },
  {
   "id": "ca",
   "terms": [
    "CA",
    "certificate authority",
    "root ca",
    "ca bundle",
    "证书颁发机构",
    "根证书",
    "ca 证书"
   ]
  },
  {
   "id": "cable",
   "terms": [
    "optical module",
    "cable",
    "光模块",
    "网线"
   ]
  },
  {
   "id": "cache",
   "terms": [
    "cache",
    "cached",
    "caching",
    "informer cache",
    "缓存"
   ]
  },
  {
   "id": "canary",
   "terms": [
    "canary",
    "gray release",
    "grayscale",
    "blue-green",
    "灰度",
    "金丝雀",
    "蓝绿"
   ]
  },
  {
   "id": "cannot-delete",
   "terms": [
    "cannot be deleted",
    "can't delete",
    "unable to delete",
    "stuck deleting",
    "stuck in terminating",
    "无法删除",
    "删不掉",
    "删除失败",
    "删除不了",
    "删除卡住",
    "删不了",
    "删除不掉",
    "清不掉",
    "cannot delete",
    "failed to delete",
    "never deleted",
    "is never deleted"
   ]
  },
  {
   "id": "capacity",
   "terms": [
    "capacity",
    "size",
    "volume size",
    "容量",
    "大小"
   ]
  },
  {
   "id": "catalog",
   "terms": [
    "CatalogSource",
    "catalog",
    "ClusterServiceVersion",
    "CSV",
    "Subscription",
    "InstallPlan",
    "目录源",
    "安装计划"
   ]
  },
  {
   "id": "ceph",
   "terms": [
    "ceph",
    "rook",
    "rbd",
    "cephfs",
    "osd",
    "分布式存储"
   ]
  },
  {
   "id": "certificate",
   "terms": [
    "certificate",
    "cert",
    "certificates",
    "x509",
    "PEM",
    "证书"
   ]
  },
  {
   "id": "certificate-expired",
   "terms": [
    "certificate expired",
    "certificate has expired",
    "expired certificate",
    "cert expired",
    "certificate expiration",
    "expires soon",
    "证书过期",
    "证书到期",
    "证书失效",
    "证书已过期"
   ]
  },
  {
   "id": "certificate-renewal",
   "terms": [
    "certificate renewal",
    "renew certificate",
    "rotate certificate",
    "cert rotation",
    "证书续期",
    "证书更新",
    "证书轮换",
    "更换证书",
    "续签"
   ]
  },
  {
   "id": "certificate-untrusted",
   "terms": [
    "unknown authority",
    "certificate signed by unknown authority",
    "self-signed",
    "self signed certificate",
    "untrusted certificate",
    "unable to find valid certification path",
    "certificate verify failed",
    "PKIX path building failed",
    "证书不受信任",
    "自签名",
    "自签证书",
    "证书不可信",
    "证书校验失败"
   ]
  },
  {
   "id": "cgroup",
   "terms": [
    "cgroup",
    "cgroups",
    "cgroupv2",
    "控制组"
   ]
  },
  {
   "id": "chaos",
   "terms": [
    "burst",
    "spike",
    "surge",
    "突发",
    "激增",
    "突增",
    "尖峰"
   ]
  },
  {
   "id": "cidr",
   "terms": [
    "CIDR",
    "network segment",
    "address range",
    "ip range",
    "网段",
    "地址段",
    "地址范围"
   ]
  },
  {
   "id": "cleanup",
   "terms": [
    "clean up",
    "cleanup",
    "purge",
    "prune",
    "pruned",
    "清理",
    "清除",
    "清空"
   ]
  },
  {
   "id": "clickhouse",
   "terms": [
    "ClickHouse",
    "clickhouse keeper"
   ]
  },
  {
   "id": "client",
   "terms": [
    "client",
    "clients",
    "客户端"
   ]
  },
  {
   "id": "clone",
   "terms": [
    "clone",
    "cloned",
    "cloning",
    "克隆"
   ]
  },
  {
   "id": "cloud-init",
   "terms": [
    "cloud-init",
    "user data",
    "初始化脚本"
   ]
  },
  {
   "id": "cloud-provider",
   "terms": [
    "cloud provider",
    "cloud vendor",
    "云厂商",
    "云服务商",
    "公有云"
   ]
  },
  {
   "id": "cluster",
   "terms": [
    "cluster",
    "clusters",
    "集群"
   ]
  },
  {
   "id": "cluster-creation",
   "terms": [
    "create cluster",
    "cluster creation",
    "kubeadm init",
    "bootstrap cluster",
    "创建集群",
    "集群创建",
    "初始化集群"
   ]
  },
  {
   "id": "clusterip",
   "terms": [
    "ClusterIP",
    "cluster ip",
    "service ip",
    "service vip",
    "集群 ip",
    "服务 ip"
   ]
  },
  {
   "id": "cni",
   "terms": [
    "CNI",
    "network plugin",
    "cni plugin",
    "网络插件",
    "容器网络"
   ]
  },
  {
   "id": "cni-not-ready",
   "terms": [
    "network plugin is not ready",
    "cni plugin not initialized",
    "NetworkPluginNotReady",
    "cni config uninitialized",
    "网络插件未就绪",
    "cni 未就绪",
    "cni 未初始化"
   ]
  },
  {
   "id": "code-quality",
   "terms": [
    "SonarQube",
    "code scan",
    "code quality",
    "quality gate",
    "代码扫描",
    "代码质量",
    "质量门禁"
   ]
  },
  {
   "id": "cold-migration",
   "terms": [
    "cold migration",
    "offline migration",
    "冷迁移",
    "离线迁移"
   ]
  },
  {
   "id": "collection",
   "terms": [
    "collect",
    "collection",
    "collector",
    "collecting",
    "采集",
    "收集",
    "采集器"
   ]
  },
  {
   "id": "command",
   "terms": [
    "command",
    "cli",
    "command line",
    "命令",
    "命令行"
   ]
  },
  {
   "id": "compatibility",
   "terms": [
    "compatible",
    "incompatible",
    "compatibility",
    "unsupported",
    "not supported",
    "兼容",
    "不兼容",
    "兼容性",
    "不支持"
   ]
  },
  {
   "id": "compliance",
   "terms": [
    "compliance",
    "hardening",
    "CIS benchmark",
    "vulnerability",
    "CVE",
    "合规",
    "安全加固",
    "漏洞"
   ]
  },
  {
   "id": "component",
   "terms": [
    "component",
    "components",
    "addon",
    "add-on",
    "组件",
    "插件"
   ]
  },
  {
   "id": "concurrency",
   "terms": [
    "concurrency",
    "concurrent",
    "parallel",
    "race condition",
    "并发",
    "并行",
    "竞态",
    "竞争条件"
   ]
  },
  {
   "id": "configuration",
   "terms": [
    "configuration",
    "config",
    "settings",
    "ConfigMap",
    "配置",
    "设置",
    "配置项",
    "配置字典"
   ]
  },
  {
   "id": "conflict",
   "terms": [
    "conflict",
    "conflicts",
    "conflicting",
    "clash",
    "collision",
    "冲突",
    "碰撞"
   ]
  },
  {
   "id": "connection",
   "terms": [
    "connection",
    "connect",
    "connected",
    "连接"
   ]
  },
  {
   "id": "connection-refused",
   "terms": [
    "connection refused",
    "connect refused",
    "ECONNREFUSED",
    "refused to connect",
    "连接被拒绝",
    "拒绝连接",
    "连接拒绝"
   ]
  },
  {
   "id": "connection-reset",
   "terms": [
    "connection reset",
    "reset by peer",
    "ECONNRESET",
    "broken pipe",
    "connection closed",
    "连接重置",
    "连接被重置",
    "连接断开",
    "断连",
    "掉线",
    "断开",
    "老断",
    "总断",
    "disconnects"
   ]
  },
  {
   "id": "connectivity",
   "terms": [
    "connectivity",
    "reachability",
    "连通性",
    "可达性",
    "联通性",
    "互通",
    "通不通",
    "能不能通",
    "网络互通"
   ]
  },
  {
   "id": "consistency",
   "terms": [
    "consistency",
    "consistent",
    "inconsistent",
    "mismatch",
    "does not match",
    "not match",
    "一致",
    "不一致",
    "不匹配",
    "对不上",
    "一致性"
   ]
  },
  {
   "id": "container",
   "terms": [
    "container",
    "containers",
    "容器"
   ]
  },
  {
   "id": "container-creating",
   "terms": [
    "ContainerCreating",
    "container creating",
    "容器创建中",
    "创建容器中"
   ]
  },
  {
   "id": "container-runtime",
   "terms": [
    "container runtime",
    "CRI",
    "containerd",
    "docker daemon",
    "runtime is down",
    "容器运行时",
    "运行时"
   ]
  },
  {
   "id": "control-plane",
   "terms": [
    "control plane",
    "control-plane",
    "master node",
    "master nodes",
    "控制平面",
    "控制面",
    "主节点",
    "管理节点",
    "控制节点"
   ]
  },
  {
   "id": "controller",
   "terms": [
    "controller",
    "operator controller",
    "控制器"
   ]
  },
  {
   "id": "controller-manager",
   "terms": [
    "controller manager",
    "kube-controller-manager",
    "KCM",
    "控制器管理器"
   ]
  },
  {
   "id": "cordon-drain",
   "terms": [
    "drain",
    "draining",
    "cordon",
    "uncordon",
    "evacuate",
    "驱逐节点",
    "排空",
    "节点排空",
    "封锁节点",
    "腾空"
   ]
  },
  {
   "id": "corruption",
   "terms": [
    "corrupt",
    "corrupted",
    "corruption",
    "damaged",
    "checksum mismatch",
    "损坏",
    "数据损坏",
    "校验和不匹配",
    "坏块"
   ]
  },
  {
   "id": "cors",
   "terms": [
    "CORS",
    "cross-origin",
    "跨域"
   ]
  },
  {
   "id": "cpu",
   "terms": [
    "CPU",
    "processor",
    "处理器"
   ]
  },
  {
   "id": "cpu-throttling",
   "terms": [
    "cpu throttling",
    "throttled cpu",
    "cfs throttling",
    "CPUThrottlingHigh",
    "cpu 限流",
    "cpu 节流"
   ]
  },
  {
   "id": "crash",
   "terms": [
    "crash",
    "crashed",
    "crashes",
    "crashing",
    "panic",
    "core dump",
    "segfault",
    "segmentation fault",
    "崩溃",
    "奔溃",
    "异常退出",
    "闪退",
    "段错误",
    "挂掉",
    "挂了",
    "退出了",
    "跟着挂"
   ]
  },
  {
   "id": "crash-loop",
   "terms": [
    "CrashLoopBackOff",
    "crash loop",
    "crash looping",
    "crashlooping",
    "restart loop",
    "back-off restarting",
    "反复崩溃",
    "反复重启",
    "循环重启",
    "不断重启",
    "持续重启",
    "频繁重启",
    "一直重启",
    "老是重启",
    "不停重启"
   ]
  },
  {
   "id": "create",
   "terms": [
    "create",
    "created",
    "creation",
    "creating",
    "创建",
    "新建",
    "建立"
   ]
  },
  {
   "id": "create-failed",
   "terms": [
    "failed to create",
    "creation failed",
    "cannot create",
    "unable to create",
    "创建失败",
    "无法创建",
    "创建不了",
    "建不出来",
    "建不了",
    "创建不出来",
    "起不了"
   ]
  },
  {
   "id": "credential",
   "terms": [
    "credential",
    "credentials",
    "secret",
    "access key",
    "凭证",
    "凭据",
    "密钥",
    "保密字典"
   ]
  },
  {
   "id": "cross-namespace",
   "terms": [
    "cross-namespace",
    "across namespaces",
    "another namespace",
    "other namespaces",
    "跨命名空间",
    "跨 namespace",
    "别的命名空间",
    "其他命名空间",
    "别的 namespace",
    "其他 namespace"
   ]
  },
  {
   "id": "cross-node",
   "terms": [
    "cross-node",
    "across nodes",
    "between nodes",
    "different nodes",
    "跨节点",
    "节点之间",
    "节点间",
    "不同节点"
   ]
  },
  {
   "id": "csi",
   "terms": [
    "CSI",
    "csi driver",
    "container storage interface",
    "存储插件",
    "csi 驱动"
   ]
  },
  {
   "id": "csr",
   "terms": [
    "CSR",
    "CertificateSigningRequest",
    "certificate signing request",
    "证书签名请求",
    "证书申请"
   ]
  },
  {
   "id": "custom-resource",
   "terms": [
    "CRD",
    "custom resource",
    "CustomResourceDefinition",
    "CR",
    "自定义资源"
   ]
  },
  {
   "id": "customer",
   "terms": [
    "customer",
    "客户",
    "客户环境"
   ]
  },
  {
   "id": "daemonset",
   "terms": [
    "DaemonSet",
    "daemon set",
    "守护进程集"
   ]
  },
  {
   "id": "dashboard",
   "terms": [
    "dashboard",
    "panel",
    "grafana",
    "仪表盘",
    "面板",
    "大盘",
    "监控面板"
   ]
  },
  {
   "id": "data",
   "terms": [
    "data",
    "dataset",
    "数据",
    "数据集"
   ]
  },
  {
   "id": "data-directory",
   "terms": [
    "data directory",
    "data dir",
    "PGDATA",
    "数据目录"
   ]
  },
  {
   "id": "data-loss",
   "terms": [
    "data loss",
    "lost data",
    "data lost",
    "数据丢失",
    "丢数据"
   ]
  },
  {
   "id": "database",
   "terms": [
    "database",
    "DB",
    "数据库"
   ]
  },
  {
   "id": "decrease",
   "terms": [
    "decrease",
    "decreasing",
    "drop",
    "declining",
    "下降",
    "减少",
    "降低"
   ]
  },
  {
   "id": "default",
   "terms": [
    "default",
    "defaults",
    "默认",
    "缺省"
   ]
  },
  {
   "id": "defragmentation",
   "terms": [
    "defrag",
    "defragment",
    "compaction",
    "compact",
    "碎片整理",
    "压缩整理"
   ]
  },
  {
   "id": "degraded",
   "terms": [
    "degraded",
    "degradation",
    "impaired",
    "退化",
    "部分不可用"
   ]
  },
  {
   "id": "delete",
   "terms": [
    "delete",
    "deleted",
    "deletion",
    "remove",
    "removed",
    "removal",
    "删除",
    "移除",
    "删掉",
    "清除"
   ]
  },
  {
   "id": "dependency",
   "terms": [
    "dependency",
    "dependencies",
    "depends on",
    "依赖",
    "依赖项"
   ]
  },
  {
   "id": "deployment",
   "terms": [
    "deployment",
    "部署",
    "无状态应用"
   ]
  },
  {
   "id": "deprecated",
   "terms": [
    "deprecated",
    "removed api",
    "end of life",
    "弃用",
    "废弃",
    "已废弃",
    "过期 api"
   ]
  },
  {
   "id": "device-plugin",
   "terms": [
    "device plugin",
    "设备插件"
   ]
  },
  {
   "id": "directory",
   "terms": [
    "directory",
    "folder",
    "path",
    "目录",
    "文件夹",
    "路径"
   ]
  },
  {
   "id": "disable",
   "terms": [
    "disable",
    "disabled",
    "turn off",
    "deactivate",
    "禁用",
    "停用",
    "关闭"
   ]
  },
  {
   "id": "disappeared",
   "terms": [
    "disappear",
    "disappeared",
    "disappears",
    "vanished",
    "gone",
    "lost",
    "消失",
    "不见了",
    "没了",
    "丢了"
   ]
  },
  {
   "id": "disaster-recovery",
   "terms": [
    "disaster recovery",
    "DR",
    "灾难恢复",
    "灾备",
    "容灾"
   ]
  },
  {
   "id": "disk",
   "terms": [
    "disk",
    "disks",
    "hard drive",
    "block device",
    "磁盘",
    "硬盘",
    "块设备",
    "盘"
   ]
  },
  {
   "id": "disk-full",
   "terms": [
    "disk full",
    "no space left",
    "no space left on device",
    "disk pressure",
    "DiskPressure",
    "ENOSPC",
    "out of disk space",
    "filesystem full",
    "磁盘满",
    "磁盘写满",
    "磁盘空间不足",
    "磁盘压力",
    "空间不足",
    "盘满",
    "磁盘爆满",
    "硬盘满"
   ]
  },
  {
   "id": "disk-io",
   "terms": [
    "disk io",
    "iops",
    "io wait",
    "iowait",
    "slow disk",
    "disk latency",
    "fsync",
    "io 高",
    "磁盘慢",
    "磁盘性能",
    "读写慢",
    "磁盘 io"
   ]
  },
  {
   "id": "disruption-budget",
   "terms": [
    "PodDisruptionBudget",
    "PDB",
    "disruption budget",
    "中断预算",
    "干扰预算"
   ]
  },
  {
   "id": "dns",
   "terms": [
    "DNS",
    "domain name system",
    "nameserver",
    "CoreDNS",
    "域名服务",
    "域名解析服务"
   ]
  },
  {
   "id": "domain",
   "terms": [
    "domain",
    "domain name",
    "hostname",
    "FQDN",
    "域名",
    "主机名"
   ]
  },
  {
   "id": "downgrade",
   "terms": [
    "downgrade",
    "降级"
   ]
  },
  {
   "id": "drift",
   "terms": [
    "drift",
    "configuration drift",
    "drifted",
    "漂移",
    "配置漂移",
    "偏移"
   ]
  },
  {
   "id": "driver",
   "terms": [
    "driver",
    "drivers",
    "驱动",
    "驱动程序"
   ]
  },
  {
   "id": "dual-stack",
   "terms": [
    "dual stack",
    "dual-stack",
    "ipv6",
    "双栈"
   ]
  },
  {
   "id": "ecmp",
   "terms": [
    "ECMP",
    "equal cost multipath",
    "等价路由",
    "多路径路由"
   ]
  },
  {
   "id": "egress-gateway",
   "terms": [
    "egress gateway",
    "egress",
    "outbound",
    "external access",
    "internet access",
    "出口网关",
    "出网",
    "出口",
    "访问外网",
    "出站",
    "外网访问"
   ]
  },
  {
   "id": "elastic-ip",
   "terms": [
    "EIP",
    "elastic ip",
    "public ip",
    "弹性 ip",
    "公网 ip"
   ]
  },
  {
   "id": "elasticsearch",
   "terms": [
    "Elasticsearch",
    "ES",
    "opensearch",
    "es 集群"
   ]
  },
  {
   "id": "empty",
   "terms": [
    "empty",
    "blank",
    "null",
    "nil",
    "空",
    "为空",
    "空白"
   ]
  },
  {
   "id": "enable",
   "terms": [
    "enable",
    "enabled",
    "turn on",
    "activate",
    "启用",
    "打开",
    "开启"
   ]
  },
  {
   "id": "encoding",
   "terms": [
    "encoding",
    "charset",
    "utf-8",
    "collation",
    "garbled",
    "编码",
    "字符集",
    "排序规则",
    "乱码"
   ]
  },
  {
   "id": "encrypt-at-rest",
   "terms": [
    "encryption at rest",
    "静态加密"
   ]
  },
  {
   "id": "encryption",
   "terms": [
    "encryption",
    "encrypted",
    "encrypt",
    "decrypt",
    "加密",
    "解密"
   ]
  },
  {
   "id": "endpoint",
   "terms": [
    "endpoint",
    "endpoints",
    "EndpointSlice",
    "no endpoints",
    "端点",
    "没有端点"
   ]
  },
  {
   "id": "environment-variable",
   "terms": [
    "environment variable",
    "env var",
    "环境变量"
   ]
  },
  {
   "id": "error",
   "terms": [
    "error",
    "errors",
    "err",
    "错误",
    "报错",
    "出错"
   ]
  },
  {
   "id": "etcd",
   "terms": [
    "etcd",
    "etcd cluster",
    "key-value store",
    "etcd 集群"
   ]
  },
  {
   "id": "etcd-slow",
   "terms": [
    "etcdserver request timed out",
    "apply request took too long",
    "etcd slow",
    "failed to send out heartbeat on time",
    "database space exceeded",
    "etcd 慢",
    "etcd 超时"
   ]
  },
  {
   "id": "event",
   "terms": [
    "event",
    "events",
    "kubernetes events",
    "事件"
   ]
  },
  {
   "id": "eviction",
   "terms": [
    "evict",
    "evicted",
    "eviction",
    "驱逐",
    "被驱逐"
   ]
  },
  {
   "id": "exception",
   "terms": [
    "exception",
    "stack trace",
    "traceback",
    "异常堆栈",
    "堆栈",
    "抛异常"
   ]
  },
  {
   "id": "exhausted",
   "terms": [
    "exhausted",
    "used up",
    "run out",
    "ran out",
    "running out",
    "depleted",
    "none left",
    "no more available",
    "耗尽",
    "用完",
    "用光",
    "耗光",
    "不够用",
    "没有了",
    "枯竭",
    "满了",
    "占满",
    "分不出来",
    "分配不出来",
    "分配不到",
    "没有可用"
   ]
  },
  {
   "id": "exit-code",
   "terms": [
    "exit code",
    "exit status",
    "exited with",
    "return code",
    "退出码",
    "退出状态码",
    "返回码"
   ]
  },
  {
   "id": "extension",
   "terms": [
    "extension",
    "扩展"
   ]
  },
  {
   "id": "external-dns",
   "terms": [
    "external dns",
    "upstream dns",
    "forward dns",
    "上游 dns",
    "外部 dns"
   ]
  },
  {
   "id": "external-network",
   "terms": [
    "external network",
    "internet",
    "public network",
    "outside the cluster",
    "外网",
    "外部网络",
    "公网",
    "集群外",
    "外部"
   ]
  },
  {
   "id": "external-storage",
   "terms": [
    "external storage",
    "SAN",
    "iSCSI",
    "fibre channel",
    "multipath",
    "外部存储",
    "光纤存储",
    "多路径",
    "集中存储"
   ]
  },
  {
   "id": "failure",
   "terms": [
    "failure",
    "fail",
    "failed",
    "failing",
    "fails",
    "unsuccessful",
    "失败",
    "故障",
    "不成功"
   ]
  },
  {
   "id": "file",
   "terms": [
    "file",
    "files",
    "文件"
   ]
  },
  {
   "id": "file-descriptor",
   "terms": [
    "file descriptor",
    "too many open files",
    "ulimit",
    "nofile",
    "EMFILE",
    "fd leak",
    "文件句柄",
    "句柄数",
    "文件描述符",
    "打开文件过多"
   ]
  },
  {
   "id": "file-not-found",
   "terms": [
    "no such file or directory",
    "file not found",
    "ENOENT",
    "does not exist",
    "文件不存在",
    "找不到文件",
    "没有那个文件"
   ]
  },
  {
   "id": "filesystem",
   "terms": [
    "filesystem",
    "file system",
    "xfs",
    "ext4",
    "文件系统"
   ]
  },
  {
   "id": "finalizer",
   "terms": [
    "finalizer",
    "finalizers",
    "终结器",
    "清理器"
   ]
  },
  {
   "id": "firewall",
   "terms": [
    "firewall",
    "firewalld",
    "iptables",
    "nftables",
    "防火墙"
   ]
  },
  {
   "id": "fix",
   "terms": [
    "fix",
    "repair",
    "resolve",
    "solve",
    "修复",
    "解决",
    "处理"
   ]
  },
  {
   "id": "frontend",
   "terms": [
    "frontend",
    "web ui",
    "console",
    "前端",
    "控制台",
    "界面"
   ]
  },
  {
   "id": "garbage-collection",
   "terms": [
    "garbage collection",
    "garbage collector",
    "GC",
    "垃圾回收",
    "垃圾清理"
   ]
  },
  {
   "id": "gateway",
   "terms": [
    "gateway",
    "default gateway",
    "网关",
    "默认网关"
   ]
  },
  {
   "id": "gateway-timeout",
   "terms": [
    "504",
    "gateway timeout",
    "upstream timed out",
    "网关超时"
   ]
  },
  {
   "id": "gitops",
   "terms": [
    "GitOps",
    "Argo CD",
    "argocd",
    "application set",
    "声明式部署"
   ]
  },
  {
   "id": "gpu",
   "terms": [
    "GPU",
    "graphics card",
    "vGPU",
    "nvidia",
    "显卡",
    "图形处理器"
   ]
  },
  {
   "id": "graceful-termination",
   "terms": [
    "graceful shutdown",
    "graceful termination",
    "terminationGracePeriod",
    "grace period",
    "优雅退出",
    "优雅停机",
    "优雅终止",
    "宽限期"
   ]
  },
  {
   "id": "guest-agent",
   "terms": [
    "guest agent",
    "qemu-guest-agent",
    "vmtools",
    "代理工具"
   ]
  },
  {
   "id": "hardware",
   "terms": [
    "hardware",
    "hardware failure",
    "硬件",
    "硬件故障"
   ]
  },
  {
   "id": "header",
   "terms": [
    "header",
    "headers",
    "request header",
    "请求头",
    "响应头"
   ]
  },
  {
   "id": "health-check",
   "terms": [
    "health check",
    "healthcheck",
    "healthz",
    "liveness",
    "健康检查",
    "存活检查"
   ]
  },
  {
   "id": "healthy",
   "terms": [
    "healthy",
    "health",
    "健康"
   ]
  },
  {
   "id": "heartbeat",
   "terms": [
    "heartbeat",
    "keepalive",
    "keep alive",
    "心跳",
    "保活"
   ]
  },
  {
   "id": "helm",
   "terms": [
    "helm",
    "helm chart",
    "chart",
    "helm release"
   ]
  },
  {
   "id": "high-availability",
   "terms": [
    "high availability",
    "HA",
    "failover",
    "高可用",
    "故障转移",
    "主备切换",
    "故障切换"
   ]
  },
  {
   "id": "high-usage",
   "terms": [
    "high usage",
    "high utilization",
    "high load",
    "overloaded",
    "saturated",
    "占用高",
    "使用率高",
    "负载高",
    "过载",
    "飙升",
    "飙高",
    "打满",
    "居高不下",
    "跑满",
    "吃满",
    "爆满",
    "占满",
    "100 percent"
   ]
  },
  {
   "id": "host",
   "terms": [
    "host",
    "physical machine",
    "bare metal",
    "server machine",
    "主机",
    "宿主机",
    "物理机",
    "裸金属",
    "裸机"
   ]
  },
  {
   "id": "hotplug",
   "terms": [
    "hotplug",
    "hot plug",
    "hot-plug",
    "hot add",
    "热插拔",
    "热添加"
   ]
  },
  {
   "id": "http-redirect",
   "terms": [
    "redirect",
    "redirection",
    "301",
    "302",
    "重定向",
    "跳转"
   ]
  },
  {
   "id": "hugepages",
   "terms": [
    "hugepages",
    "huge pages",
    "hugepage",
    "大页",
    "大页内存",
    "巨页"
   ]
  },
  {
   "id": "hypervisor",
   "terms": [
    "hypervisor",
    "qemu",
    "libvirt",
    "kvm",
    "virt-launcher",
    "虚拟化",
    "虚拟化层"
   ]
  },
  {
   "id": "identity-provider",
   "terms": [
    "identity provider",
    "IdP",
    "LDAP",
    "OIDC",
    "OAuth",
    "SAML",
    "dex",
    "身份提供商",
    "统一认证"
   ]
  },
  {
   "id": "image",
   "terms": [
    "image",
    "container image",
    "镜像",
    "容器镜像"
   ]
  },
  {
   "id": "image-garbage-collection",
   "terms": [
    "image garbage collection",
    "ImageGCFailed",
    "image gc",
    "镜像回收",
    "镜像清理",
    "镜像垃圾回收"
   ]
  },
  {
   "id": "image-pull",
   "terms": [
    "image pull",
    "pull image",
    "pulling image",
    "ImagePullBackOff",
    "ErrImagePull",
    "image pulling",
    "镜像拉取",
    "拉取镜像",
    "拉镜像",
    "镜像下载",
    "拉不到镜像",
    "镜像拉不下来",
    "拉不下来",
    "拉不到",
    "拉不动"
   ]
  },
  {
   "id": "immutable",
   "terms": [
    "immutable",
    "field is immutable",
    "cannot be changed",
    "不可变",
    "不可修改",
    "不允许修改"
   ]
  },
  {
   "id": "import-cluster",
   "terms": [
    "import cluster",
    "register cluster",
    "managed cluster",
    "接入集群",
    "导入集群",
    "纳管集群"
   ]
  },
  {
   "id": "incorrect-statistics",
   "terms": [
    "wrong statistics",
    "incorrect count",
    "wrong count",
    "inaccurate",
    "counter wrong",
    "统计异常",
    "统计错误",
    "数量不对",
    "统计不准",
    "显示不对",
    "不准确"
   ]
  },
  {
   "id": "increase",
   "terms": [
    "increase",
    "increasing",
    "growth",
    "growing",
    "keeps growing",
    "增长",
    "增加",
    "上升",
    "持续上升",
    "上涨",
    "一直涨",
    "越来越大",
    "越来越多",
    "越来越高",
    "变大"
   ]
  },
  {
   "id": "index",
   "terms": [
    "index",
    "indices",
    "索引"
   ]
  },
  {
   "id": "ingress",
   "terms": [
    "ingress",
    "ingress controller",
    "inbound",
    "入口",
    "入站",
    "入口网关"
   ]
  },
  {
   "id": "init-container",
   "terms": [
    "init container",
    "initContainer",
    "init containers",
    "初始化容器"
   ]
  },
  {
   "id": "initialization",
   "terms": [
    "initialize",
    "initialization",
    "initializing",
    "init",
    "PodInitializing",
    "初始化"
   ]
  },
  {
   "id": "inode",
   "terms": [
    "inode",
    "inodes",
    "inode exhausted",
    "索引节点",
    "inode 耗尽"
   ]
  },
  {
   "id": "inspect",
   "terms": [
    "inspection",
    "patrol",
    "health report",
    "巡检"
   ]
  },
  {
   "id": "install",
   "terms": [
    "install",
    "installation",
    "installed",
    "deploy",
    "安装",
    "装机",
    "部署安装"
   ]
  },
  {
   "id": "install-failed",
   "terms": [
    "installation failed",
    "install failed",
    "failed to install",
    "cannot install",
    "unable to install",
    "cannot be installed",
    "安装失败",
    "装不上",
    "装不了",
    "安装不了",
    "安装不上",
    "无法安装",
    "装不起来"
   ]
  },
  {
   "id": "instance",
   "terms": [
    "instance",
    "instances",
    "实例"
   ]
  },
  {
   "id": "insufficient",
   "terms": [
    "insufficient",
    "not enough",
    "shortage",
    "lack of",
    "不足",
    "不够",
    "短缺",
    "缺少"
   ]
  },
  {
   "id": "interface-down",
   "terms": [
    "link down",
    "interface down",
    "port down",
    "carrier lost",
    "网卡 down",
    "网口 down",
    "链路断"
   ]
  },
  {
   "id": "intermittent",
   "terms": [
    "intermittent",
    "intermittently",
    "occasionally",
    "occasional",
    "sporadic",
    "sometimes",
    "偶发",
    "间歇性",
    "偶尔",
    "时好时坏",
    "间断",
    "不定时"
   ]
  },
  {
   "id": "internal-error",
   "terms": [
    "500",
    "internal server error",
    "internal error",
    "内部错误",
    "服务器内部错误"
   ]
  },
  {
   "id": "internal-network",
   "terms": [
    "internal network",
    "intranet",
    "private network",
    "内网",
    "内部网络",
    "私网"
   ]
  },
  {
   "id": "invalid",
   "terms": [
    "invalid",
    "illegal",
    "malformed",
    "incorrect",
    "无效",
    "非法",
    "不正确",
    "格式错误"
   ]
  },
  {
   "id": "ip-address",
   "terms": [
    "ip",
    "ip address",
    "address",
    "地址",
    "ip 地址"
   ]
  },
  {
   "id": "ip-conflict",
   "terms": [
    "ip conflict",
    "duplicate ip",
    "address conflict",
    "ip address conflict",
    "address already in use",
    "ip already allocated",
    "already allocated",
    "duplicate address",
    "ip 冲突",
    "地址冲突",
    "ip 地址冲突",
    "地址重复",
    "ip 重复",
    "地址被占用",
    "ip 被占用"
   ]
  },
  {
   "id": "ip-leak",
   "terms": [
    "ip leak",
    "leaked ip",
    "ip not released",
    "address leak",
    "ip 泄漏",
    "ip 未释放",
    "地址泄漏",
    "ip 没释放"
   ]
  },
  {
   "id": "ip-pool",
   "terms": [
    "ip pool",
    "ippool",
    "address pool",
    "ip 池",
    "地址池"
   ]
  },
  {
   "id": "ipam",
   "terms": [
    "IPAM",
    "ip address management",
    "ip 管理",
    "地址管理"
   ]
  },
  {
   "id": "isolation",
   "terms": [
    "isolation",
    "isolate",
    "isolated",
    "隔离"
   ]
  },
  {
   "id": "jitter",
   "terms": [
    "jitter",
    "flapping",
    "flap",
    "unstable",
    "fluctuating",
    "fluctuation",
    "抖动",
    "震荡",
    "波动",
    "时通时不通",
    "闪断",
    "频繁切换"
   ]
  },
  {
   "id": "job",
   "terms": [
    "job",
    "cronjob",
    "batch job",
    "scheduled job",
    "任务",
    "定时任务",
    "计划任务",
    "批处理"
   ]
  },
  {
   "id": "join-cluster",
   "terms": [
    "join cluster",
    "add node",
    "node join",
    "kubeadm join",
    "加入集群",
    "添加节点",
    "新增节点",
    "纳管"
   ]
  },
  {
   "id": "kafka",
   "terms": [
    "Kafka",
    "broker",
    "message queue",
    "consumer lag",
    "消息队列",
    "消息积压",
    "消费延迟"
   ]
  },
  {
   "id": "kernel",
   "terms": [
    "kernel",
    "linux kernel",
    "sysctl",
    "内核",
    "内核参数"
   ]
  },
  {
   "id": "kernel-module",
   "terms": [
    "kernel module",
    "modprobe",
    "insmod",
    "内核模块",
    "驱动模块"
   ]
  },
  {
   "id": "kill",
   "terms": [
    "kill",
    "killed",
    "SIGKILL",
    "杀死",
    "杀掉",
    "被杀",
    "强杀"
   ]
  },
  {
   "id": "kube-proxy-mode",
   "terms": [
    "ipvs",
    "iptables mode",
    "ipvs mode",
    "ipvs 模式"
   ]
  },
  {
   "id": "kubelet",
   "terms": [
    "kubelet",
    "节点代理"
   ]
  },
  {
   "id": "label",
   "terms": [
    "label",
    "labels",
    "selector",
    "label selector",
    "标签",
    "标签选择器",
    "选择器"
   ]
  },
  {
   "id": "latency",
   "terms": [
    "latency",
    "delay",
    "delayed",
    "slow",
    "slowness",
    "high latency",
    "lag",
    "延迟",
    "时延",
    "慢",
    "很慢",
    "变慢",
    "缓慢",
    "卡顿",
    "特别慢",
    "好慢",
    "太慢",
    "慢得"
   ]
  },
  {
   "id": "leader-election",
   "terms": [
    "leader election",
    "leader elect",
    "leaderelection",
    "lost lease",
    "elect leader",
    "no leader",
    "选主",
    "选举",
    "主节点选举",
    "无主",
    "没有 leader"
   ]
  },
  {
   "id": "leader-lost",
   "terms": [
    "lost leadership",
    "leader changed",
    "失去 leader",
    "丢主"
   ]
  },
  {
   "id": "leak",
   "terms": [
    "leak",
    "leaked",
    "leaking",
    "泄漏",
    "泄露",
    "未释放",
    "没有释放"
   ]
  },
  {
   "id": "license",
   "terms": [
    "license",
    "licence",
    "许可",
    "许可证",
    "授权文件"
   ]
  },
  {
   "id": "limit-range",
   "terms": [
    "LimitRange",
    "limit range",
    "限制范围"
   ]
  },
  {
   "id": "list",
   "terms": [
    "list",
    "listing",
    "watch",
    "informer",
    "列表",
    "列举",
    "监听资源"
   ]
  },
  {
   "id": "listen",
   "terms": [
    "listen",
    "listener",
    "listening",
    "bind",
    "监听",
    "监听器"
   ]
  },
  {
   "id": "live-migration",
   "terms": [
    "live migration",
    "hot migration",
    "VirtualMachineInstanceMigration",
    "热迁移",
    "在线迁移",
    "动态迁移"
   ]
  },
  {
   "id": "load",
   "terms": [
    "load",
    "load average",
    "负载"
   ]
  },
  {
   "id": "load-balancer",
   "terms": [
    "load balancer",
    "load balancing",
    "LoadBalancer",
    "LB",
    "负载均衡",
    "负载均衡器"
   ]
  },
  {
   "id": "local-storage",
   "terms": [
    "local storage",
    "local volume",
    "topolvm",
    "hostPath",
    "emptyDir",
    "ephemeral storage",
    "本地存储",
    "本地卷",
    "临时存储"
   ]
  },
  {
   "id": "locale",
   "terms": [
    "locale",
    "language",
    "语言",
    "区域"
   ]
  },
  {
   "id": "lock",
   "terms": [
    "lock",
    "locked",
    "deadlock",
    "lock wait",
    "lease",
    "锁",
    "死锁",
    "锁定",
    "租约"
   ]
  },
  {
   "id": "log",
   "terms": [
    "log",
    "logs",
    "logging",
    "日志"
   ]
  },
  {
   "id": "log-missing",
   "terms": [
    "no logs",
    "missing logs",
    "logs not collected",
    "cannot see logs",
    "没有日志",
    "日志丢失",
    "日志采集不到",
    "看不到日志",
    "查不到日志"
   ]
  },
  {
   "id": "log-rotation",
   "terms": [
    "log rotation",
    "logrotate",
    "log retention",
    "日志轮转",
    "日志切割",
    "日志保留"
   ]
  },
  {
   "id": "logical-port",
   "terms": [
    "logical switch port",
    "LSP",
    "logical port",
    "逻辑端口",
    "逻辑交换机端口"
   ]
  },
  {
   "id": "logical-router",
   "terms": [
    "logical router",
    "LR",
    "router port",
    "逻辑路由器"
   ]
  },
  {
   "id": "login",
   "terms": [
    "login",
    "log in",
    "sign in",
    "logon",
    "SSO",
    "single sign-on",
    "登录",
    "登陆",
    "单点登录"
   ]
  },
  {
   "id": "login-failed",
   "terms": [
    "login failed",
    "failed to log in",
    "cannot log in",
    "can't log in",
    "登录失败",
    "登不上",
    "无法登录",
    "登录不了",
    "登陆失败",
    "登不进去",
    "登录不上"
   ]
  },
  {
   "id": "mac-address",
   "terms": [
    "mac",
    "mac address",
    "hardware address",
    "mac 地址",
    "物理地址"
   ]
  },
  {
   "id": "machine-learning",
   "terms": [
    "machine learning",
    "model",
    "inference",
    "training",
    "kserve",
    "vllm",
    "机器学习",
    "模型",
    "推理",
    "训练"
   ]
  },
  {
   "id": "maintenance",
   "terms": [
    "maintenance",
    "maintenance window",
    "维护",
    "维护窗口"
   ]
  },
  {
   "id": "maximum",
   "terms": [
    "maximum",
    "max",
    "upper limit",
    "too many",
    "最大",
    "上限",
    "过多",
    "太多"
   ]
  },
  {
   "id": "memory",
   "terms": [
    "memory",
    "mem",
    "RAM",
    "内存"
   ]
  },
  {
   "id": "memory-leak",
   "terms": [
    "memory leak",
    "leaking memory",
    "内存泄漏",
    "内存泄露",
    "内存一直涨",
    "内存上涨",
    "内存增长",
    "内存持续增长",
    "memory keeps growing",
    "memory growth"
   ]
  },
  {
   "id": "metallb",
   "terms": [
    "MetalLB",
    "L2 advertisement",
    "二层通告"
   ]
  },
  {
   "id": "metric",
   "terms": [
    "metric",
    "metrics",
    "indicator",
    "指标",
    "度量",
    "监控指标"
   ]
  },
  {
   "id": "metrics-missing",
   "terms": [
    "no data",
    "missing metrics",
    "no datapoints",
    "metrics missing",
    "无数据",
    "没有数据",
    "监控无数据",
    "监控数据缺失",
    "指标缺失"
   ]
  },
  {
   "id": "microservice",
   "terms": [
    "microservice",
    "microservices",
    "微服务"
   ]
  },
  {
   "id": "migration",
   "terms": [
    "migrate",
    "migration",
    "migrating",
    "migrated",
    "迁移",
    "搬迁"
   ]
  },
  {
   "id": "misconfiguration",
   "terms": [
    "misconfigured",
    "misconfiguration",
    "wrong configuration",
    "configuration error",
    "配置错误",
    "配置不当",
    "配置有误",
    "配错"
   ]
  },
  {
   "id": "modify",
   "terms": [
    "modify",
    "change",
    "changed",
    "edit",
    "修改",
    "变更",
    "更改",
    "改动"
   ]
  },
  {
   "id": "mongodb",
   "terms": [
    "MongoDB",
    "mongo",
    "mongod"
   ]
  },
  {
   "id": "monitoring",
   "terms": [
    "monitoring",
    "monitor",
    "observability",
    "Prometheus",
    "监控",
    "监视",
    "可观测"
   ]
  },
  {
   "id": "mount",
   "terms": [
    "mount",
    "mounted",
    "mounting",
    "MountVolume",
    "挂载",
    "挂盘"
   ]
  },
  {
   "id": "mount-failed",
   "terms": [
    "FailedMount",
    "mount failed",
    "failed to mount",
    "unable to attach or mount",
    "cannot mount",
    "MountVolume.SetUp failed",
    "挂载失败",
    "挂载不上",
    "挂不上",
    "无法挂载",
    "挂盘失败"
   ]
  },
  {
   "id": "mtu",
   "terms": [
    "MTU",
    "fragmentation",
    "fragmented",
    "path mtu",
    "frag needed",
    "packet too big",
    "分片",
    "报文分片",
    "大包不通",
    "大包"
   ]
  },
  {
   "id": "multi-cluster",
   "terms": [
    "multi-cluster",
    "federation",
    "cross-cluster",
    "hub cluster",
    "多集群",
    "联邦",
    "跨集群"
   ]
  },
  {
   "id": "mysql",
   "terms": [
    "MySQL",
    "MariaDB",
    "PXC",
    "MGR",
    "mysql 数据库"
   ]
  },
  {
   "id": "name-resolution",
   "terms": [
    "name resolution",
    "dns resolution",
    "resolve domain",
    "domain lookup",
    "nslookup",
    "dig",
    "域名解析",
    "解析域名"
   ]
  },
  {
   "id": "namespace",
   "terms": [
    "namespace",
    "namespaces",
    "命名空间",
    "名字空间",
    "名称空间"
   ]
  },
  {
   "id": "namespace-terminating",
   "terms": [
    "namespace stuck terminating",
    "namespace terminating",
    "命名空间删除卡住",
    "命名空间卡在 terminating",
    "命名空间删不掉"
   ]
  },
  {
   "id": "nat",
   "terms": [
    "NAT",
    "SNAT",
    "DNAT",
    "masquerade",
    "address translation",
    "地址转换",
    "源地址转换",
    "目的地址转换"
   ]
  },
  {
   "id": "negative",
   "terms": [
    "negative",
    "below zero",
    "负数"
   ]
  },
  {
   "id": "network",
   "terms": [
    "network",
    "networking",
    "网络"
   ]
  },
  {
   "id": "network-outage",
   "terms": [
    "network outage",
    "network partition",
    "network interruption",
    "link down",
    "断网",
    "网络中断",
    "网络分区",
    "链路断开"
   ]
  },
  {
   "id": "network-policy",
   "terms": [
    "NetworkPolicy",
    "network policy",
    "network isolation",
    "网络策略",
    "网络隔离",
    "隔离策略"
   ]
  },
  {
   "id": "network-unreachable",
   "terms": [
    "network unreachable",
    "network is unreachable",
    "no route to host",
    "host unreachable",
    "EHOSTUNREACH",
    "网络不可达",
    "网络不通",
    "不可达",
    "路由不可达",
    "没有路由"
   ]
  },
  {
   "id": "nfs",
   "terms": [
    "NFS",
    "network file system",
    "nfs server",
    "网络文件系统",
    "nfs 共享"
   ]
  },
  {
   "id": "nic",
   "terms": [
    "nic",
    "network interface",
    "network card",
    "network adapter",
    "interface",
    "网卡",
    "网口",
    "网络接口"
   ]
  },
  {
   "id": "no-available-address",
   "terms": [
    "no available ip",
    "no available address",
    "NoAvailableAddress",
    "no free ip",
    "address exhausted",
    "ip exhausted",
    "ip exhaustion",
    "address exhaustion",
    "无可用 ip",
    "没有可用 ip",
    "可用 ip 为 0",
    "ip 耗尽",
    "ip 用完",
    "地址耗尽",
    "地址不足",
    "ip 不足"
   ]
  },
  {
   "id": "node",
   "terms": [
    "node",
    "nodes",
    "节点",
    "主机节点"
   ]
  },
  {
   "id": "node-not-ready",
   "terms": [
    "node not ready",
    "NodeNotReady",
    "NotReady",
    "not ready",
    "node status unknown",
    "节点未就绪",
    "节点异常",
    "节点不可用",
    "未就绪",
    "不就绪",
    "没有就绪"
   ]
  },
  {
   "id": "node-unreachable",
   "terms": [
    "node unreachable",
    "NodeUnreachable",
    "NodeLost",
    "node lost",
    "kubelet stopped posting",
    "节点失联",
    "节点不可达",
    "节点掉线",
    "节点离线",
    "心跳丢失"
   ]
  },
  {
   "id": "nodeport",
   "terms": [
    "NodePort",
    "node port",
    "节点端口"
   ]
  },
  {
   "id": "not-effective",
   "terms": [
    "not effective",
    "does not take effect",
    "has no effect",
    "not applied",
    "ignored",
    "not working",
    "doesn't work",
    "不生效",
    "没有生效",
    "未生效",
    "无效果",
    "没效果",
    "不起作用",
    "不工作",
    "没生效",
    "没反应",
    "不好使",
    "用不了",
    "不能用",
    "没法用",
    "无法使用",
    "失灵",
    "not taking effect",
    "no effect",
    "stopped working"
   ]
  },
  {
   "id": "not-found",
   "terms": [
    "not found",
    "404",
    "NotFound",
    "missing",
    "does not exist",
    "不存在",
    "找不到",
    "未找到",
    "缺失",
    "丢失"
   ]
  },
  {
   "id": "not-reachable",
   "terms": [
    "unreachable",
    "cannot reach",
    "can't reach",
    "cannot access",
    "can't access",
    "not accessible",
    "cannot connect",
    "can't connect",
    "unable to connect",
    "no connectivity",
    "connectivity lost",
    "不通",
    "访问不通",
    "无法访问",
    "访问不了",
    "连不上",
    "无法连接",
    "连接不上",
    "连不通",
    "ping 不通",
    "互相不通",
    "通不了",
    "到不了"
   ]
  },
  {
   "id": "not-recovered",
   "terms": [
    "does not recover",
    "not recovering",
    "cannot recover",
    "无法恢复",
    "恢复不了",
    "未恢复",
    "不恢复"
   ]
  },
  {
   "id": "not-shown",
   "terms": [
    "not displayed",
    "not shown",
    "not visible",
    "does not show",
    "看不到",
    "不显示",
    "显示不出来",
    "看不见"
   ]
  },
  {
   "id": "not-starting",
   "terms": [
    "fails to start",
    "failed to start",
    "cannot start",
    "can't start",
    "won't start",
    "unable to start",
    "not starting",
    "does not come up",
    "not coming up",
    "启动失败",
    "无法启动",
    "起不来",
    "启动不了",
    "启不来",
    "拉不起来",
    "启动异常",
    "不能启动"
   ]
  },
  {
   "id": "notebook",
   "terms": [
    "notebook",
    "jupyter",
    "workbench",
    "笔记本",
    "工作台"
   ]
  },
  {
   "id": "numa",
   "terms": [
    "NUMA",
    "topology manager",
    "cpu manager",
    "cpu pinning",
    "dedicated cpu",
    "cpu 绑核",
    "绑核",
    "独占 cpu",
    "cpu 绑定"
   ]
  },
  {
   "id": "object-storage",
   "terms": [
    "object storage",
    "S3",
    "MinIO",
    "bucket",
    "object store",
    "对象存储",
    "存储桶"
   ]
  },
  {
   "id": "offline",
   "terms": [
    "offline",
    "air-gapped",
    "disconnected",
    "airgap",
    "离线",
    "隔离环境",
    "内网环境"
   ]
  },
  {
   "id": "openflow",
   "terms": [
    "OpenFlow",
    "flow table",
    "flow rule",
    "流表",
    "流表规则"
   ]
  },
  {
   "id": "operating-system",
   "terms": [
    "operating system",
    "OS",
    "ubuntu",
    "centos",
    "操作系统",
    "系统"
   ]
  },
  {
   "id": "operator",
   "terms": [
    "operator",
    "operators",
    "OLM",
    "运维控制器"
   ]
  },
  {
   "id": "out-of-memory",
   "terms": [
    "OOM",
    "OOMKilled",
    "OOMKill",
    "OOM killer",
    "out of memory",
    "memory cgroup out of memory",
    "SystemOOM",
    "内存溢出",
    "内存不足",
    "内存耗尽",
    "内存不够",
    "爆内存",
    "被 OOM"
   ]
  },
  {
   "id": "overcommit",
   "terms": [
    "overcommit",
    "overcommitted",
    "over-commit",
    "超分",
    "超卖",
    "超售",
    "过量使用"
   ]
  },
  {
   "id": "overlay",
   "terms": [
    "overlay",
    "geneve",
    "vxlan",
    "tunnel",
    "encapsulation",
    "隧道",
    "封装",
    "叠加网络"
   ]
  },
  {
   "id": "ovn",
   "terms": [
    "OVN",
    "ovn-central",
    "northbound",
    "southbound",
    "ovn-nb",
    "ovn-sb",
    "北向数据库",
    "南向数据库"
   ]
  },
  {
   "id": "ovs",
   "terms": [
    "OVS",
    "Open vSwitch",
    "openvswitch",
    "ovs-vswitchd",
    "vswitch",
    "虚拟交换机"
   ]
  },
  {
   "id": "ownership",
   "terms": [
    "owner",
    "ownership",
    "chown",
    "属主",
    "所有者",
    "所有权"
   ]
  },
  {
   "id": "packet",
   "terms": [
    "packet",
    "packets",
    "报文",
    "数据包"
   ]
  },
  {
   "id": "packet-capture",
   "terms": [
    "packet capture",
    "tcpdump",
    "capture packets",
    "capture traffic",
    "wireshark",
    "sniff",
    "pcap",
    "抓包",
    "抓取报文",
    "捕获报文"
   ]
  },
  {
   "id": "packet-loss",
   "terms": [
    "packet loss",
    "packets lost",
    "dropped packets",
    "packet drop",
    "drops packets",
    "丢包",
    "丢弃报文",
    "报文丢失",
    "掉包"
   ]
  },
  {
   "id": "page-not-opening",
   "terms": [
    "page not loading",
    "cannot open page",
    "blank page",
    "page cannot be opened",
    "页面打不开",
    "白屏",
    "页面空白",
    "打不开页面",
    "页面报错",
    "打不开",
    "进不去",
    "访问页面失败"
   ]
  },
  {
   "id": "parameter",
   "terms": [
    "parameter",
    "argument",
    "flag",
    "option",
    "参数",
    "选项"
   ]
  },
  {
   "id": "parse-error",
   "terms": [
    "parse error",
    "parsing error",
    "failed to parse",
    "syntax error",
    "unmarshal",
    "decode error",
    "解析错误",
    "语法错误",
    "解析出错",
    "解码失败"
   ]
  },
  {
   "id": "passthrough",
   "terms": [
    "passthrough",
    "pass-through",
    "pci passthrough",
    "usb redirection",
    "直通",
    "透传",
    "设备直通"
   ]
  },
  {
   "id": "password",
   "terms": [
    "password",
    "passwd",
    "passphrase",
    "密码",
    "口令"
   ]
  },
  {
   "id": "patch",
   "terms": [
    "patch",
    "apply",
    "server-side apply",
    "打补丁",
    "补丁"
   ]
  },
  {
   "id": "pending",
   "terms": [
    "Pending",
    "waiting",
    "等待中",
    "挂起状态",
    "待调度",
    "处于等待"
   ]
  },
  {
   "id": "performance",
   "terms": [
    "performance",
    "performance degradation",
    "degraded performance",
    "性能",
    "性能下降",
    "性能差",
    "性能劣化"
   ]
  },
  {
   "id": "periodic",
   "terms": [
    "periodic",
    "periodically",
    "interval",
    "scheduled",
    "cron",
    "周期",
    "周期性",
    "定期",
    "定时"
   ]
  },
  {
   "id": "permission",
   "terms": [
    "permission",
    "permissions",
    "privilege",
    "RBAC",
    "role binding",
    "ClusterRole",
    "authorization",
    "权限",
    "授权",
    "角色绑定",
    "特权"
   ]
  },
  {
   "id": "permission-denied",
   "terms": [
    "permission denied",
    "forbidden",
    "access denied",
    "403",
    "is forbidden",
    "not allowed",
    "not authorized",
    "operation not permitted",
    "EACCES",
    "EPERM",
    "没有权限",
    "无权限",
    "权限不足",
    "权限被拒绝",
    "禁止访问",
    "被禁止",
    "拒绝访问"
   ]
  },
  {
   "id": "persistent-volume",
   "terms": [
    "PersistentVolume",
    "PV",
    "persistent volume",
    "持久卷",
    "持久化卷",
    "持久化存储"
   ]
  },
  {
   "id": "persistent-volume-claim",
   "terms": [
    "PersistentVolumeClaim",
    "PVC",
    "volume claim",
    "持久卷声明",
    "存储卷声明"
   ]
  },
  {
   "id": "pipeline",
   "terms": [
    "pipeline",
    "pipelines",
    "PipelineRun",
    "CI/CD",
    "tekton",
    "jenkins",
    "流水线",
    "持续集成"
   ]
  },
  {
   "id": "platform",
   "terms": [
    "platform",
    "平台"
   ]
  },
  {
   "id": "pleg",
   "terms": [
    "PLEG",
    "PLEG is not healthy",
    "pod lifecycle event generator",
    "PLEG 不健康"
   ]
  },
  {
   "id": "plugin",
   "terms": [
    "plugin",
    "plug-in",
    "cluster plugin",
    "插件"
   ]
  },
  {
   "id": "pod",
   "terms": [
    "pod",
    "pods",
    "容器组"
   ]
  },
  {
   "id": "port",
   "terms": [
    "port",
    "ports",
    "端口",
    "端口号"
   ]
  },
  {
   "id": "port-in-use",
   "terms": [
    "port in use",
    "port already in use",
    "address already in use",
    "EADDRINUSE",
    "port conflict",
    "bind failed",
    "HostPortConflict",
    "端口占用",
    "端口被占用",
    "端口冲突",
    "端口已被使用"
   ]
  },
  {
   "id": "postgresql",
   "terms": [
    "PostgreSQL",
    "postgres",
    "pg",
    "patroni",
    "pg 数据库"
   ]
  },
  {
   "id": "power-failure",
   "terms": [
    "power failure",
    "power outage",
    "power loss",
    "lost power",
    "断电",
    "掉电",
    "停电"
   ]
  },
  {
   "id": "preemption",
   "terms": [
    "preempt",
    "preemption",
    "preempted",
    "preempting",
    "抢占",
    "被抢占"
   ]
  },
  {
   "id": "priority",
   "terms": [
    "priority",
    "PriorityClass",
    "优先级"
   ]
  },
  {
   "id": "private-key",
   "terms": [
    "private key",
    "key pair",
    "私钥",
    "密钥对"
   ]
  },
  {
   "id": "probe",
   "terms": [
    "probe",
    "liveness probe",
    "readiness probe",
    "startup probe",
    "探针",
    "存活探针",
    "就绪探针",
    "启动探针",
    "探活"
   ]
  },
  {
   "id": "probe-failed",
   "terms": [
    "probe failed",
    "Liveness probe failed",
    "Readiness probe failed",
    "unhealthy",
    "探针失败",
    "健康检查失败",
    "探测失败",
    "不健康"
   ]
  },
  {
   "id": "process",
   "terms": [
    "process",
    "processes",
    "pid",
    "进程"
   ]
  },
  {
   "id": "production",
   "terms": [
    "production",
    "prod",
    "生产",
    "生产环境"
   ]
  },
  {
   "id": "profiling",
   "terms": [
    "profiling",
    "pprof",
    "flame graph",
    "性能分析",
    "火焰图"
   ]
  },
  {
   "id": "progress",
   "terms": [
    "progress",
    "progressing",
    "ProgressDeadlineExceeded",
    "进度",
    "进展"
   ]
  },
  {
   "id": "project",
   "terms": [
    "project",
    "workspace",
    "项目",
    "工作区"
   ]
  },
  {
   "id": "provisioning",
   "terms": [
    "provision",
    "provisioning",
    "provisioner",
    "ProvisioningFailed",
    "dynamic provisioning",
    "置备",
    "动态供应",
    "动态置备",
    "供应"
   ]
  },
  {
   "id": "proxy",
   "terms": [
    "proxy",
    "http proxy",
    "forward proxy",
    "kube-proxy",
    "代理"
   ]
  },
  {
   "id": "publish",
   "terms": [
    "publish",
    "go live",
    "发布",
    "上线"
   ]
  },
  {
   "id": "push",
   "terms": [
    "push",
    "pushing",
    "推送",
    "上传镜像"
   ]
  },
  {
   "id": "push-failed",
   "terms": [
    "push failed",
    "failed to push",
    "upload failed",
    "failed to upload",
    "推不上去",
    "传不上去",
    "上传失败",
    "推送失败"
   ]
  },
  {
   "id": "queue",
   "terms": [
    "queue",
    "backlog",
    "queued",
    "workqueue",
    "队列",
    "积压",
    "排队"
   ]
  },
  {
   "id": "quorum",
   "terms": [
    "quorum",
    "majority",
    "法定人数",
    "多数派",
    "仲裁"
   ]
  },
  {
   "id": "quota",
   "terms": [
    "quota",
    "resource quota",
    "ResourceQuota",
    "exceeded quota",
    "配额",
    "资源配额",
    "超出配额"
   ]
  },
  {
   "id": "raft",
   "terms": [
    "raft",
    "raft log",
    "一致性协议"
   ]
  },
  {
   "id": "rate-limit",
   "terms": [
    "rate limit",
    "rate limiting",
    "rate limited",
    "throttle",
    "throttling",
    "throttled",
    "too many requests",
    "client-side throttling",
    "限流",
    "限速",
    "请求过多",
    "速率限制",
    "被限流"
   ]
  },
  {
   "id": "read-only-filesystem",
   "terms": [
    "read-only file system",
    "readonly filesystem",
    "EROFS",
    "remounted read-only",
    "只读文件系统",
    "变成只读",
    "只读"
   ]
  },
  {
   "id": "ready",
   "terms": [
    "ready",
    "readiness",
    "就绪"
   ]
  },
  {
   "id": "reboot-host",
   "terms": [
    "node reboot",
    "machine reboot",
    "server reboot",
    "after reboot",
    "机器重启",
    "节点重启",
    "主机重启",
    "重启后",
    "服务器重启"
   ]
  },
  {
   "id": "reclaim-policy",
   "terms": [
    "reclaim policy",
    "reclaimPolicy",
    "回收策略"
   ]
  },
  {
   "id": "reconcile",
   "terms": [
    "reconcile",
    "reconciliation",
    "reconciling",
    "调谐",
    "协调",
    "收敛"
   ]
  },
  {
   "id": "recover",
   "terms": [
    "recover",
    "recovery",
    "recovered",
    "恢复",
    "复原"
   ]
  },
  {
   "id": "redis",
   "terms": [
    "Redis",
    "sentinel",
    "redis cluster",
    "哨兵"
   ]
  },
  {
   "id": "reference",
   "terms": [
    "reference",
    "referenced",
    "refer to",
    "引用"
   ]
  },
  {
   "id": "refused",
   "terms": [
    "refused",
    "rejected",
    "denied",
    "deny",
    "reject",
    "拒绝",
    "被拒",
    "驳回"
   ]
  },
  {
   "id": "registry",
   "terms": [
    "registry",
    "image registry",
    "image repository",
    "镜像仓库",
    "镜像库",
    "制品库"
   ]
  },
  {
   "id": "release-resource",
   "terms": [
    "release",
    "released",
    "free",
    "reclaim",
    "释放",
    "回收"
   ]
  },
  {
   "id": "remove-node",
   "terms": [
    "remove node",
    "delete node",
    "decommission node",
    "移除节点",
    "删除节点",
    "下线节点"
   ]
  },
  {
   "id": "replace",
   "terms": [
    "replace",
    "replaced",
    "replacement",
    "swap",
    "替换",
    "更换"
   ]
  },
  {
   "id": "replica",
   "terms": [
    "replica",
    "replicas",
    "ReplicaSet",
    "副本",
    "副本数",
    "副本集"
   ]
  },
  {
   "id": "replication",
   "terms": [
    "replication",
    "replicate",
    "replica lag",
    "replication lag",
    "sync lag",
    "复制",
    "主从复制",
    "复制延迟",
    "同步延迟"
   ]
  },
  {
   "id": "request",
   "terms": [
    "request",
    "requests",
    "请求"
   ]
  },
  {
   "id": "required-field",
   "terms": [
    "required field",
    "required value",
    "missing required",
    "必填",
    "必填字段",
    "缺少字段"
   ]
  },
  {
   "id": "resolution-failure",
   "terms": [
    "resolution failure",
    "failed to resolve",
    "cannot resolve",
    "could not resolve",
    "name or service not known",
    "temporary failure in name resolution",
    "NXDOMAIN",
    "SERVFAIL",
    "no such host",
    "unknown host",
    "解析失败",
    "无法解析",
    "解析不了",
    "解析不到",
    "域名不通",
    "域名解析失败"
   ]
  },
  {
   "id": "resource",
   "terms": [
    "resource",
    "resources",
    "资源"
   ]
  },
  {
   "id": "resource-limits",
   "terms": [
    "limits",
    "resource limits",
    "requests and limits",
    "resource requests",
    "memory limit",
    "cpu limit",
    "资源限制",
    "内存限制",
    "资源上限",
    "限额",
    "资源请求"
   ]
  },
  {
   "id": "response",
   "terms": [
    "response",
    "respond",
    "响应",
    "应答",
    "回包"
   ]
  },
  {
   "id": "restart",
   "terms": [
    "restart",
    "restarted",
    "restarting",
    "restarts",
    "reboot",
    "rebooted",
    "重启",
    "重新启动",
    "重启了"
   ]
  },
  {
   "id": "restore",
   "terms": [
    "restore",
    "restoration",
    "restored",
    "recover from backup",
    "恢复",
    "还原",
    "数据恢复"
   ]
  },
  {
   "id": "retention",
   "terms": [
    "retention",
    "retention period",
    "ttl",
    "保留",
    "保留期",
    "保留时间",
    "过期时间"
   ]
  },
  {
   "id": "retry",
   "terms": [
    "retry",
    "retries",
    "requeue",
    "requeuing",
    "backoff",
    "back-off",
    "重试",
    "退避",
    "重新入队"
   ]
  },
  {
   "id": "reverse-proxy",
   "terms": [
    "reverse proxy",
    "nginx",
    "反向代理"
   ]
  },
  {
   "id": "rollback",
   "terms": [
    "rollback",
    "roll back",
    "rolled back",
    "revert",
    "回滚",
    "回退",
    "还原版本"
   ]
  },
  {
   "id": "rollout",
   "terms": [
    "rollout",
    "rolling update",
    "rolling upgrade",
    "roll out",
    "滚动更新",
    "滚动升级",
    "滚动发布",
    "发布"
   ]
  },
  {
   "id": "root-cause",
   "terms": [
    "root cause",
    "cause",
    "reason",
    "根因",
    "根本原因",
    "原因"
   ]
  },
  {
   "id": "route",
   "terms": [
    "route",
    "routes",
    "routing",
    "route table",
    "路由",
    "路由表"
   ]
  },
  {
   "id": "runner",
   "terms": [
    "runner",
    "runners",
    "self-hosted runner",
    "actions runner",
    "build agent",
    "运行器",
    "构建节点"
   ]
  },
  {
   "id": "sandbox",
   "terms": [
    "sandbox",
    "pod sandbox",
    "CreatePodSandbox",
    "FailedCreatePodSandBox",
    "pause container",
    "沙箱",
    "沙盒",
    "pause 容器"
   ]
  },
  {
   "id": "scale",
   "terms": [
    "scale",
    "scaling",
    "autoscaling",
    "autoscaler",
    "scale out",
    "scale up",
    "scale in",
    "scale down",
    "HPA",
    "扩缩容",
    "伸缩",
    "弹性伸缩",
    "自动扩缩"
   ]
  },
  {
   "id": "scale-down",
   "terms": [
    "scale down",
    "scale in",
    "shrink",
    "缩容",
    "缩小"
   ]
  },
  {
   "id": "scale-up",
   "terms": [
    "scale up",
    "scale out",
    "expand",
    "expansion",
    "extend",
    "enlarge",
    "resize",
    "grow",
    "扩容",
    "扩展",
    "扩大",
    "扩张"
   ]
  },
  {
   "id": "scheduling",
   "terms": [
    "schedule",
    "scheduled",
    "scheduling",
    "scheduler",
    "rescheduled",
    "调度",
    "调度器",
    "重新调度"
   ]
  },
  {
   "id": "scheduling-failed",
   "terms": [
    "FailedScheduling",
    "unschedulable",
    "cannot be scheduled",
    "not scheduled",
    "failed scheduling",
    "no nodes available",
    "nodes are available",
    "调度失败",
    "无法调度",
    "调度不上",
    "不可调度",
    "没有可调度的节点"
   ]
  },
  {
   "id": "scrape",
   "terms": [
    "scrape",
    "scraping",
    "target down",
    "ServiceMonitor",
    "PodMonitor",
    "抓取",
    "采集目标",
    "指标采集"
   ]
  },
  {
   "id": "script",
   "terms": [
    "script",
    "shell script",
    "bash",
    "脚本"
   ]
  },
  {
   "id": "search-domain",
   "terms": [
    "ndots",
    "search domain",
    "dns search",
    "search suffix",
    "搜索域",
    "域名后缀"
   ]
  },
  {
   "id": "secondary-network",
   "terms": [
    "secondary network",
    "multus",
    "multi-nic",
    "multiple nics",
    "additional network",
    "second nic",
    "附加网络",
    "多网卡",
    "辅助网络",
    "次要网络",
    "第二张网卡"
   ]
  },
  {
   "id": "secret-missing",
   "terms": [
    "secret not found",
    "configmap not found",
    "CreateContainerConfigError",
    "找不到 secret",
    "密钥不存在",
    "配置不存在"
   ]
  },
  {
   "id": "security-context",
   "terms": [
    "securityContext",
    "security context",
    "PodSecurity",
    "pod security",
    "runAsUser",
    "non-root",
    "安全上下文",
    "安全策略",
    "非 root"
   ]
  },
  {
   "id": "security-group",
   "terms": [
    "security group",
    "SecurityGroup",
    "安全组"
   ]
  },
  {
   "id": "self-healing",
   "terms": [
    "self-healing",
    "auto recovery",
    "recover automatically",
    "自愈",
    "自动恢复"
   ]
  },
  {
   "id": "server",
   "terms": [
    "server",
    "servers",
    "服务端",
    "服务器"
   ]
  },
  {
   "id": "service",
   "terms": [
    "service",
    "services",
    "svc",
    "服务"
   ]
  },
  {
   "id": "service-account",
   "terms": [
    "ServiceAccount",
    "service account",
    "服务账号",
    "服务账户"
   ]
  },
  {
   "id": "service-mesh",
   "terms": [
    "service mesh",
    "Istio",
    "envoy",
    "服务网格",
    "网格"
   ]
  },
  {
   "id": "session",
   "terms": [
    "session",
    "sessions",
    "session affinity",
    "sticky session",
    "会话",
    "会话保持"
   ]
  },
  {
   "id": "shard",
   "terms": [
    "shard",
    "shards",
    "sharding",
    "分片"
   ]
  },
  {
   "id": "shared",
   "terms": [
    "shared",
    "share",
    "sharing",
    "共享"
   ]
  },
  {
   "id": "sidecar",
   "terms": [
    "sidecar",
    "sidecar injection",
    "istio-proxy",
    "边车",
    "边车注入",
    "sidecar 注入"
   ]
  },
  {
   "id": "signature",
   "terms": [
    "signature",
    "signing",
    "signed",
    "签名"
   ]
  },
  {
   "id": "silence",
   "terms": [
    "silence",
    "inhibit",
    "mute",
    "suppressed",
    "静默",
    "抑制",
    "屏蔽告警"
   ]
  },
  {
   "id": "slow-response",
   "terms": [
    "slow response",
    "slow request",
    "slow query",
    "responds slowly",
    "响应慢",
    "访问慢",
    "请求慢",
    "慢查询",
    "接口慢"
   ]
  },
  {
   "id": "snapshot",
   "terms": [
    "snapshot",
    "snapshots",
    "VolumeSnapshot",
    "快照"
   ]
  },
  {
   "id": "source-code",
   "terms": [
    "source code",
    "git",
    "repository",
    "repo",
    "gitlab",
    "代码",
    "代码仓库",
    "源码"
   ]
  },
  {
   "id": "source-ip",
   "terms": [
    "source ip",
    "client ip",
    "preserve source ip",
    "real client ip",
    "externalTrafficPolicy",
    "源 ip",
    "源地址",
    "客户端 ip",
    "真实 ip"
   ]
  },
  {
   "id": "split-brain",
   "terms": [
    "split brain",
    "split-brain",
    "脑裂"
   ]
  },
  {
   "id": "sriov",
   "terms": [
    "SR-IOV",
    "sriov",
    "virtual function",
    "VF",
    "dpdk",
    "直通网卡",
    "网卡直通"
   ]
  },
  {
   "id": "ssh",
   "terms": [
    "SSH",
    "remote login",
    "远程登录"
   ]
  },
  {
   "id": "stale",
   "terms": [
    "stale",
    "outdated",
    "out of date",
    "obsolete",
    "leftover",
    "dangling",
    "orphan",
    "orphaned",
    "residual",
    "残留",
    "过时",
    "陈旧",
    "孤立",
    "孤儿",
    "遗留",
    "脏数据"
   ]
  },
  {
   "id": "start",
   "terms": [
    "start",
    "started",
    "startup",
    "boot",
    "bring up",
    "launch",
    "启动",
    "开机",
    "拉起",
    "开启"
   ]
  },
  {
   "id": "statefulset",
   "terms": [
    "StatefulSet",
    "stateful set",
    "有状态副本集",
    "有状态应用"
   ]
  },
  {
   "id": "static-ip",
   "terms": [
    "static ip",
    "fixed ip",
    "sticky ip",
    "keep ip",
    "固定 ip",
    "静态 ip",
    "ip 不变",
    "指定 ip"
   ]
  },
  {
   "id": "static-pod",
   "terms": [
    "static pod",
    "mirror pod",
    "静态 pod"
   ]
  },
  {
   "id": "static-route",
   "terms": [
    "static route",
    "policy route",
    "policy routing",
    "静态路由",
    "策略路由"
   ]
  },
  {
   "id": "status",
   "terms": [
    "status",
    "state",
    "phase",
    "condition",
    "状态",
    "阶段"
   ]
  },
  {
   "id": "stop",
   "terms": [
    "stop",
    "stopped",
    "shutdown",
    "shut down",
    "power off",
    "停止",
    "关机",
    "关闭",
    "停机",
    "停掉"
   ]
  },
  {
   "id": "storage",
   "terms": [
    "storage",
    "存储"
   ]
  },
  {
   "id": "storage-class",
   "terms": [
    "StorageClass",
    "storage class",
    "存储类"
   ]
  },
  {
   "id": "stuck",
   "terms": [
    "stuck",
    "hang",
    "hangs",
    "hanging",
    "hung",
    "freeze",
    "frozen",
    "blocked forever",
    "never finishes",
    "not progressing",
    "卡住",
    "卡死",
    "卡在",
    "挂起",
    "挂住",
    "夯住",
    "僵死",
    "不动",
    "没有进展",
    "一直处于"
   ]
  },
  {
   "id": "subnet",
   "terms": [
    "subnet",
    "subnets",
    "logical switch",
    "子网",
    "网段",
    "逻辑交换机"
   ]
  },
  {
   "id": "switch",
   "terms": [
    "switch",
    "physical switch",
    "tor switch",
    "交换机",
    "物理交换机"
   ]
  },
  {
   "id": "synchronization",
   "terms": [
    "sync",
    "synchronize",
    "synchronization",
    "synced",
    "out of sync",
    "OutOfSync",
    "同步",
    "不同步",
    "同步失败",
    "未同步"
   ]
  },
  {
   "id": "systemd",
   "terms": [
    "systemd",
    "systemctl",
    "service unit",
    "系统服务"
   ]
  },
  {
   "id": "taint",
   "terms": [
    "taint",
    "taints",
    "tainted",
    "污点"
   ]
  },
  {
   "id": "take-effect",
   "terms": [
    "take effect",
    "effective",
    "生效"
   ]
  },
  {
   "id": "task-run",
   "terms": [
    "TaskRun",
    "task",
    "step",
    "workflow run",
    "任务运行"
   ]
  },
  {
   "id": "template",
   "terms": [
    "template",
    "templates",
    "模板"
   ]
  },
  {
   "id": "tenant",
   "terms": [
    "tenant",
    "multi-tenant",
    "tenancy",
    "租户",
    "多租户"
   ]
  },
  {
   "id": "terminal",
   "terms": [
    "terminal",
    "shell",
    "exec into",
    "console session",
    "终端",
    "进入容器"
   ]
  },
  {
   "id": "terminate",
   "terms": [
    "terminate",
    "terminated",
    "terminating",
    "终止",
    "终结",
    "删除中",
    "正在删除"
   ]
  },
  {
   "id": "test",
   "terms": [
    "test",
    "testing",
    "e2e",
    "smoke test",
    "测试",
    "冒烟测试"
   ]
  },
  {
   "id": "thread",
   "terms": [
    "thread",
    "threads",
    "goroutine",
    "线程",
    "协程"
   ]
  },
  {
   "id": "threshold",
   "terms": [
    "threshold",
    "阈值",
    "门限"
   ]
  },
  {
   "id": "time-sync",
   "terms": [
    "clock skew",
    "time sync",
    "NTP",
    "chrony",
    "time drift",
    "clock drift",
    "时钟偏移",
    "时间同步",
    "时间不一致",
    "时钟漂移",
    "时间漂移"
   ]
  },
  {
   "id": "time-zone",
   "terms": [
    "time zone",
    "timezone",
    "时区"
   ]
  },
  {
   "id": "timeout",
   "terms": [
    "timeout",
    "timed out",
    "time out",
    "i/o timeout",
    "deadline exceeded",
    "context deadline exceeded",
    "ETIMEDOUT",
    "超时",
    "访问超时",
    "连接超时",
    "请求超时"
   ]
  },
  {
   "id": "tls",
   "terms": [
    "TLS",
    "SSL",
    "https",
    "mtls",
    "传输层安全",
    "加密传输"
   ]
  },
  {
   "id": "tls-handshake",
   "terms": [
    "tls handshake",
    "ssl handshake",
    "SSLHandshakeException",
    "handshake failure",
    "握手失败",
    "tls 握手",
    "握手"
   ]
  },
  {
   "id": "tls-termination",
   "terms": [
    "tls termination",
    "ssl offload",
    "tls passthrough",
    "tls 卸载",
    "证书卸载",
    "tls 透传"
   ]
  },
  {
   "id": "token",
   "terms": [
    "token",
    "bearer token",
    "access token",
    "令牌"
   ]
  },
  {
   "id": "toleration",
   "terms": [
    "toleration",
    "tolerations",
    "tolerate",
    "容忍",
    "容忍度"
   ]
  },
  {
   "id": "too-large",
   "terms": [
    "too large",
    "too big",
    "exceeds",
    "exceeded",
    "oversized",
    "over limit",
    "过大",
    "太大",
    "超过",
    "超出",
    "超限"
   ]
  },
  {
   "id": "too-long",
   "terms": [
    "too long",
    "name too long",
    "过长",
    "太长"
   ]
  },
  {
   "id": "too-small",
   "terms": [
    "too small",
    "过小",
    "太小"
   ]
  },
  {
   "id": "topology",
   "terms": [
    "topology",
    "拓扑"
   ]
  },
  {
   "id": "topology-spread",
   "terms": [
    "topology spread",
    "topologySpreadConstraints",
    "拓扑分布",
    "拓扑约束"
   ]
  },
  {
   "id": "tracing",
   "terms": [
    "trace",
    "tracing",
    "distributed tracing",
    "span",
    "jaeger",
    "opentelemetry",
    "链路追踪",
    "调用链",
    "追踪"
   ]
  },
  {
   "id": "traffic",
   "terms": [
    "traffic",
    "flow",
    "flows",
    "流量",
    "流表"
   ]
  },
  {
   "id": "transaction",
   "terms": [
    "transaction",
    "transactions",
    "事务"
   ]
  },
  {
   "id": "troubleshoot",
   "terms": [
    "troubleshoot",
    "troubleshooting",
    "diagnose",
    "diagnosis",
    "debug",
    "investigate",
    "locate",
    "排查",
    "排障",
    "诊断",
    "定位",
    "调试"
   ]
  },
  {
   "id": "unavailable",
   "terms": [
    "unavailable",
    "not available",
    "outage",
    "downtime",
    "503",
    "service unavailable",
    "不可用",
    "服务不可用",
    "宕机",
    "中断",
    "停机时间"
   ]
  },
  {
   "id": "underlay",
   "terms": [
    "underlay",
    "underlay network",
    "provider network",
    "底层网络",
    "物理网络"
   ]
  },
  {
   "id": "unhealthy",
   "terms": [
    "unhealthy",
    "not healthy",
    "bad state",
    "不健康",
    "坏了",
    "坏掉",
    "状态不好",
    "异常状态"
   ]
  },
  {
   "id": "uninstall",
   "terms": [
    "uninstall",
    "uninstalled",
    "uninstallation",
    "卸载"
   ]
  },
  {
   "id": "unknown-state",
   "terms": [
    "unknown",
    "status unknown",
    "未知",
    "状态未知"
   ]
  },
  {
   "id": "unmount",
   "terms": [
    "unmount",
    "umount",
    "detach",
    "卸载卷",
    "解除挂载",
    "取消挂载"
   ]
  },
  {
   "id": "unsupported-access-mode",
   "terms": [
    "access mode",
    "ReadWriteMany",
    "RWX",
    "ReadWriteOnce",
    "RWO",
    "访问模式"
   ]
  },
  {
   "id": "update",
   "terms": [
    "update",
    "updated",
    "updating",
    "更新"
   ]
  },
  {
   "id": "upgrade",
   "terms": [
    "upgrade",
    "upgraded",
    "upgrading",
    "升级",
    "版本升级"
   ]
  },
  {
   "id": "url",
   "terms": [
    "url",
    "link",
    "链接",
    "网址"
   ]
  },
  {
   "id": "usage",
   "terms": [
    "usage",
    "utilization",
    "utilisation",
    "使用率",
    "利用率",
    "占用率",
    "使用量",
    "用量"
   ]
  },
  {
   "id": "user",
   "terms": [
    "user",
    "users",
    "用户"
   ]
  },
  {
   "id": "validation",
   "terms": [
    "validation",
    "invalid value",
    "validation failed",
    "schema validation",
    "校验",
    "校验失败",
    "验证失败",
    "不合法",
    "非法值"
   ]
  },
  {
   "id": "verify",
   "terms": [
    "verify",
    "verification",
    "check",
    "confirm",
    "验证",
    "检查",
    "确认",
    "核实"
   ]
  },
  {
   "id": "version",
   "terms": [
    "version",
    "versions",
    "release",
    "版本",
    "版本号"
   ]
  },
  {
   "id": "virtual-ip",
   "terms": [
    "VIP",
    "virtual ip",
    "floating ip",
    "keepalived",
    "虚 ip",
    "虚拟 ip",
    "浮动 ip"
   ]
  },
  {
   "id": "virtual-machine",
   "terms": [
    "virtual machine",
    "VM",
    "VMs",
    "guest",
    "kubevirt",
    "VirtualMachineInstance",
    "VMI",
    "instance",
    "虚拟机",
    "虚机",
    "云主机"
   ]
  },
  {
   "id": "virtualization",
   "terms": [
    "virtualization",
    "virtualisation",
    "虚拟化"
   ]
  },
  {
   "id": "vlan",
   "terms": [
    "VLAN",
    "vlan id",
    "虚拟局域网"
   ]
  },
  {
   "id": "vm-disk",
   "terms": [
    "virtual disk",
    "data volume",
    "DataVolume",
    "hotplug disk",
    "vm disk",
    "虚拟磁盘",
    "云盘",
    "热插拔"
   ]
  },
  {
   "id": "vm-migration-failed",
   "terms": [
    "migration failed",
    "live migration failed",
    "migration stuck",
    "迁移失败",
    "热迁移失败",
    "迁移卡住"
   ]
  },
  {
   "id": "vnc",
   "terms": [
    "VNC",
    "serial console",
    "串口",
    "虚拟机控制台"
   ]
  },
  {
   "id": "volume",
   "terms": [
    "volume",
    "volumes",
    "卷",
    "数据卷",
    "存储卷"
   ]
  },
  {
   "id": "volume-in-use",
   "terms": [
    "volume in use",
    "still being used",
    "multi-attach",
    "already mounted",
    "卷被占用",
    "仍在使用"
   ]
  },
  {
   "id": "vpc",
   "terms": [
    "VPC",
    "virtual private cloud",
    "虚拟私有云",
    "专有网络"
   ]
  },
  {
   "id": "vpc-nat-gateway",
   "terms": [
    "vpc nat gateway",
    "vpc-nat-gw",
    "vpc nat gw",
    "vpc nat 网关"
   ]
  },
  {
   "id": "warning",
   "terms": [
    "warning",
    "warn",
    "警告"
   ]
  },
  {
   "id": "webhook-timeout",
   "terms": [
    "webhook timeout",
    "failed calling webhook",
    "webhook 超时",
    "调用 webhook 失败"
   ]
  },
  {
   "id": "websocket",
   "terms": [
    "websocket",
    "upgrade connection",
    "长连接"
   ]
  },
  {
   "id": "websocket-closed",
   "terms": [
    "connection upgrade failed",
    "websocket closed",
    "连接升级失败"
   ]
  },
  {
   "id": "whitelist",
   "terms": [
    "allowlist",
    "whitelist",
    "allow list",
    "白名单"
   ]
  },
  {
   "id": "wildcard",
   "terms": [
    "wildcard",
    "wildcard domain",
    "wildcard certificate",
    "泛域名",
    "通配符",
    "通配"
   ]
  },
  {
   "id": "workaround",
   "terms": [
    "workaround",
    "temporary fix",
    "mitigation",
    "临时方案",
    "规避",
    "缓解",
    "绕过"
   ]
  },
  {
   "id": "worker-node",
   "terms": [
    "worker",
    "worker node",
    "工作节点",
    "计算节点"
   ]
  },
  {
   "id": "workload",
   "terms": [
    "workload",
    "workloads",
    "工作负载",
    "负载应用"
   ]
  },
  {
   "id": "yaml",
   "terms": [
    "YAML",
    "manifest",
    "清单",
    "资源清单"
   ]
  },
  {
   "id": "zombie-process",
   "terms": [
    "zombie process",
    "defunct",
    "僵尸进程"
   ]
  }
 ]
};
