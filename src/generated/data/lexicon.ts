// Generated from data/lexicon.json by scripts/generate.mjs. Do not edit.
import type { DomainLexicon } from '../../model/index.js';

export const lexicon: DomainLexicon = {
 "groups": [
  {
   "id": "abandon",
   "terms": [
    "cancelled",
    "canceled",
    "cancel",
    "取消"
   ]
  },
  {
   "id": "abnormal",
   "terms": [
    "abnormal",
    "anomaly",
    "unexpected",
    "weird",
    "异常",
    "不正常",
    "反常",
    "NotHealthy",
    "不对劲",
    "有问题",
    "出问题",
    "出了问题",
    "不太对",
    "出毛病",
    "有毛病",
    "something wrong",
    "不正常了",
    "something is off",
    "strange",
    "奇怪",
    "怪怪的",
    "诡异",
    "莫名其妙",
    "odd behaviour",
    "odd behavior"
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
   "id": "account-locked",
   "terms": [
    "account locked",
    "locked out",
    "lockout",
    "账号被锁",
    "账户锁定",
    "账号锁定",
    "被锁定",
    "锁账号",
    "账户被锁"
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
   "id": "active",
   "terms": [
    "active",
    "活动",
    "活跃",
    "激活"
   ]
  },
  {
   "id": "active-active",
   "terms": [
    "双活",
    "多活",
    "active active"
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
   "id": "administrator",
   "terms": [
    "administrator",
    "administrators",
    "admin",
    "管理员"
   ]
  },
  {
   "id": "admission-denied",
   "terms": [
    "admission webhook denied",
    "denied the request",
    "denied by",
    "被准入拒绝",
    "准入拒绝",
    "被 webhook 拒绝"
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
   "id": "after-change",
   "terms": [
    "after changing",
    "after modification",
    "after the change",
    "改完",
    "改完之后",
    "修改后",
    "变更后",
    "修改之后",
    "变更之后"
   ]
  },
  {
   "id": "after-delete",
   "terms": [
    "after deleting",
    "after deletion",
    "after removal",
    "删除后",
    "删除之后",
    "删完",
    "删掉之后",
    "删掉后"
   ]
  },
  {
   "id": "after-migration",
   "terms": [
    "after migration",
    "after migrating",
    "迁移后",
    "迁移之后",
    "迁完"
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
   "id": "aggregated-api",
   "terms": [
    "APIService",
    "aggregated api",
    "aggregation layer",
    "AggregatedAPI",
    "KubeAggregatedAPIDown",
    "聚合 api",
    "聚合层",
    "api 聚合"
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
    "告警发送",
    "alert manager",
    "告警管理器"
   ]
  },
  {
   "id": "alert-rule",
   "terms": [
    "alert rule",
    "alerting rule",
    "PrometheusRule",
    "recording rule",
    "告警规则",
    "报警规则",
    "告警策略",
    "记录规则"
   ]
  },
  {
   "id": "allocate",
   "terms": [
    "allocate",
    "allocation",
    "assign",
    "assignment",
    "分配",
    "allocated",
    "assigned"
   ]
  },
  {
   "id": "allocation-failed",
   "terms": [
    "failed to allocate",
    "allocation failed",
    "cannot allocate",
    "unable to allocate",
    "AcquireAddressFailed",
    "AllocateFailed",
    "分配失败",
    "无法分配",
    "分配不了"
   ]
  },
  {
   "id": "allow",
   "terms": [
    "allow",
    "allowed",
    "permit",
    "permitted",
    "放行",
    "放通",
    "允许",
    "放开",
    "解禁",
    "解除限制",
    "开放"
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
   "id": "anonymous",
   "terms": [
    "anonymous",
    "anonymously",
    "匿名"
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
   "id": "api-call",
   "terms": [
    "REST call",
    "REST calls",
    "api call",
    "api calls",
    "rest request",
    "接口调用",
    "调用接口",
    "调接口"
   ]
  },
  {
   "id": "api-priority",
   "terms": [
    "priority and fairness",
    "APF",
    "FlowSchema",
    "flow control",
    "流控",
    "优先级与公平性"
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
   "id": "archive",
   "terms": [
    "archive",
    "archived",
    "archiving",
    "归档"
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
    "免费 arp",
    "arp reply",
    "arp request",
    "proxy arp",
    "arp responder",
    "arp 代答",
    "arp 代理",
    "arp 解析",
    "arp 不通",
    "arp 学习",
    "no arp response",
    "arp not resolved",
    "arp incomplete",
    "arp 没回应",
    "arp 没响应",
    "arp 学不到",
    "arp 无响应",
    "arp 请求没"
   ]
  },
  {
   "id": "artifact",
   "terms": [
    "artifact",
    "artifacts",
    "制品",
    "产物",
    "工件"
   ]
  },
  {
   "id": "asymmetric-routing",
   "terms": [
    "asymmetric routing",
    "asymmetric route",
    "rp_filter",
    "reverse path filter",
    "非对称路由",
    "来回路径不一致",
    "反向路径过滤",
    "路径不对称"
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
   "id": "attachment-definition",
   "terms": [
    "NetworkAttachmentDefinition",
    "net-attach-def",
    "network attachment definition",
    "NAD",
    "附加网络定义",
    "网络附加定义"
   ]
  },
  {
   "id": "audit",
   "terms": [
    "audit",
    "auditing",
    "audit log",
    "审计",
    "审计日志",
    "谁删的",
    "谁删了",
    "谁动的",
    "谁改的",
    "who deleted",
    "who changed",
    "who did",
    "谁操作的",
    "操作记录",
    "操作审计",
    "谁建的",
    "谁创建的",
    "who created",
    "哪个账号",
    "which user"
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
    "未授权",
    "auth",
    "token 无效",
    "令牌无效",
    "invalid token",
    "invalid bearer token",
    "认证不过",
    "认证不通过",
    "auth failed",
    "authentication failed",
    "authentication failure",
    "鉴权失败",
    "鉴权不过"
   ]
  },
  {
   "id": "autoscaler",
   "terms": [
    "autoscaler",
    "autoscaling",
    "auto scaling",
    "HorizontalPodAutoscaler",
    "horizontal pod autoscaler",
    "自动伸缩",
    "自动扩容",
    "自动扩缩容",
    "水平伸缩"
   ]
  },
  {
   "id": "availability-zone",
   "terms": [
    "availability zone",
    "AZ",
    "可用区"
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
   "id": "backend-missing",
   "terms": [
    "backend missing",
    "no backends",
    "stale backend",
    "backends not updated",
    "后端没更新",
    "后端丢失",
    "没有后端",
    "后端残留"
   ]
  },
  {
   "id": "backup",
   "terms": [
    "backup",
    "back up",
    "backups",
    "备份",
    "定时备份",
    "备份计划",
    "自动备份",
    "scheduled backup",
    "backup schedule",
    "automatic backup",
    "scheduled backups"
   ]
  },
  {
   "id": "backup-failed",
   "terms": [
    "backup failed",
    "backup failure",
    "failed to back up",
    "backup fails",
    "备份失败",
    "备份不了",
    "备份报错"
   ]
  },
  {
   "id": "bad-gateway",
   "terms": [
    "502",
    "bad gateway",
    "网关错误",
    "报 502",
    "502 错误"
   ]
  },
  {
   "id": "bandwidth",
   "terms": [
    "bandwidth",
    "throughput",
    "带宽",
    "吞吐",
    "吞吐量",
    "限带宽",
    "带宽上不去"
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
   "id": "before-upgrade",
   "terms": [
    "before upgrade",
    "before upgrading",
    "升级前",
    "升级之前"
   ]
  },
  {
   "id": "benchmark",
   "terms": [
    "benchmark",
    "benchmarks",
    "benchmarking",
    "压测",
    "压力测试",
    "性能测试",
    "load test",
    "stress test",
    "performance test",
    "load testing",
    "压一下"
   ]
  },
  {
   "id": "best-practice",
   "terms": [
    "best practice",
    "best practices",
    "最佳实践"
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
    "路由宣告",
    "announce",
    "announces",
    "advertise",
    "advertises",
    "advertised",
    "bgp peer",
    "bgp neighbour",
    "bgp neighbor",
    "bgp 邻居",
    "宣告",
    "evpn"
   ]
  },
  {
   "id": "big-key",
   "terms": [
    "big key",
    "bigkey",
    "bigkeys",
    "大 key",
    "大键"
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
   "id": "binary-log",
   "terms": [
    "binlog",
    "binary log",
    "二进制日志"
   ]
  },
  {
   "id": "bind",
   "terms": [
    "bound",
    "unbound",
    "binding",
    "not bound",
    "绑定",
    "未绑定",
    "绑定不上",
    "绑不上"
   ]
  },
  {
   "id": "black-hole",
   "terms": [
    "black hole",
    "blackhole",
    "blackholed",
    "黑洞"
   ]
  },
  {
   "id": "blacklist",
   "terms": [
    "denylist",
    "blacklist",
    "block list",
    "黑名单",
    "blocklisted",
    "blacklisted",
    "blocklist",
    "拉黑"
   ]
  },
  {
   "id": "block-storage",
   "terms": [
    "block storage",
    "块存储"
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
    "被阻",
    "intercepted",
    "拦截",
    "被拦",
    "堵塞",
    "堵住",
    "被挡",
    "拦住",
    "prevent",
    "prohibit",
    "intercept",
    "拦了",
    "拦掉",
    "被拦截",
    "拦下",
    "挡掉",
    "挡了"
   ]
  },
  {
   "id": "blue-screen",
   "terms": [
    "blue screen",
    "BSOD",
    "蓝屏"
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
    "系统镜像",
    "os image",
    "操作系统镜像"
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
   "id": "broadcast",
   "terms": [
    "broadcast",
    "广播"
   ]
  },
  {
   "id": "broadcast-storm",
   "terms": [
    "broadcast storm",
    "flood",
    "flooding",
    "storm",
    "广播风暴",
    "泛洪",
    "风暴"
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
   "id": "busy",
   "terms": [
    "device busy",
    "resource busy",
    "device or resource busy",
    "target is busy",
    "设备忙",
    "资源忙",
    "设备繁忙"
   ]
  },
  {
   "id": "bypass",
   "terms": [
    "bypass",
    "bypassed",
    "bypassing",
    "绕过",
    "绕开",
    "跳过",
    "skip",
    "skipped",
    "short-circuit",
    "short-circuited"
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
    "is never deleted",
    "cannot remove",
    "can't be deleted",
    "not being deleted",
    "一直删不掉",
    "不能删除",
    "删除报错",
    "一直删除中",
    "没法删",
    "删除没反应",
    "删除后还在",
    "删了还在",
    "删了又回来",
    "cannot get rid of",
    "can't get rid of",
    "stays forever",
    "deleting hangs",
    "delete hangs"
   ]
  },
  {
   "id": "cannot-detach",
   "terms": [
    "failed to detach",
    "cannot detach",
    "FailedDetachVolume",
    "卷卸不下来",
    "卸载不下来",
    "分离失败"
   ]
  },
  {
   "id": "cannot-modify",
   "terms": [
    "cannot be modified",
    "cannot modify",
    "cannot update",
    "unable to update",
    "failed to update",
    "update failed",
    "无法修改",
    "改不了",
    "修改失败",
    "不能修改",
    "更新失败",
    "修改不了",
    "更新不了"
   ]
  },
  {
   "id": "cannot-resize",
   "terms": [
    "cannot be resized",
    "cannot expand",
    "failed to expand",
    "resize failed",
    "expansion failed",
    "扩容失败",
    "扩不了",
    "扩容不了",
    "扩不上去",
    "无法扩容"
   ]
  },
  {
   "id": "cannot-scale",
   "terms": [
    "not scaling",
    "does not scale",
    "doesn't scale",
    "cannot scale",
    "unable to scale",
    "fails to scale",
    "不扩容",
    "扩不出来",
    "缩不下来",
    "不缩容",
    "不自动扩容"
   ]
  },
  {
   "id": "cannot-unmount",
   "terms": [
    "cannot unmount",
    "failed to unmount",
    "unmount failed",
    "umount failed",
    "FailedUnmount",
    "卸载不掉",
    "卸不掉",
    "卸载卷失败",
    "无法卸载"
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
   "id": "cardinality",
   "terms": [
    "cardinality",
    "high cardinality",
    "too many series",
    "高基数",
    "基数",
    "时间序列过多"
   ]
  },
  {
   "id": "cascading-failure",
   "terms": [
    "cascading failure",
    "avalanche",
    "雪崩"
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
    "安装计划",
    "订阅"
   ]
  },
  {
   "id": "cd-rom",
   "terms": [
    "cd-rom",
    "cdrom",
    "光驱"
   ]
  },
  {
   "id": "centralized-gateway",
   "terms": [
    "centralized gateway",
    "gateway node",
    "gatewayNode",
    "集中式网关",
    "网关节点"
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
   "id": "certificate-chain",
   "terms": [
    "certificate chain",
    "intermediate certificate",
    "intermediate CA",
    "证书链",
    "中间证书"
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
    "证书已过期",
    "CertificateExpiration",
    "CAExpiration",
    "certificate expires",
    "certificates expire",
    "证书快过期",
    "证书快到期",
    "证书要过期",
    "证书即将过期",
    "证书即将到期",
    "证书要到期",
    "证书没续",
    "证书快失效",
    "certificate about to expire",
    "certificates about to expire",
    "certificate will expire",
    "cert expires",
    "certs expire",
    "证书 过期",
    "证书过了期"
   ]
  },
  {
   "id": "certificate-issuer",
   "terms": [
    "issuer",
    "ClusterIssuer",
    "颁发者",
    "签发者",
    "签发机构",
    "签发",
    "颁发",
    "issue certificates",
    "issuing certificates",
    "签证书",
    "发证书",
    "签发证书",
    "颁发证书",
    "issue a certificate"
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
    "续签",
    "renewal",
    "renewed",
    "续订",
    "证书续订",
    "续期",
    "续约",
    "换证书",
    "自动续签",
    "自动续期",
    "证书自动续",
    "重签",
    "重新签发",
    "reissue",
    "reissued",
    "renewing"
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
    "证书校验失败",
    "certificate not trusted",
    "untrusted",
    "不受信任",
    "不信任",
    "未知机构",
    "证书不被信任",
    "证书报错"
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
   "id": "chassis",
   "terms": [
    "chassis",
    "duplicate chassis",
    "chassis 冲突"
   ]
  },
  {
   "id": "chat",
   "terms": [
    "chat",
    "chatbot",
    "聊天",
    "对话",
    "问答"
   ]
  },
  {
   "id": "checkout",
   "terms": [
    "git clone",
    "checkout",
    "clone repository",
    "拉代码",
    "克隆代码",
    "代码拉取"
   ]
  },
  {
   "id": "checkpoint",
   "terms": [
    "checkpoint",
    "checkpoints",
    "检查点"
   ]
  },
  {
   "id": "checksum",
   "terms": [
    "checksum",
    "checksums",
    "checksum offload",
    "校验和",
    "校验值"
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
   "id": "circuit-breaker",
   "terms": [
    "circuit breaker",
    "circuit breaking",
    "outlier detection",
    "断路器",
    "熔断",
    "断路"
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
    "清空",
    "cleaned up",
    "修剪",
    "清掉",
    "清一下",
    "清清",
    "清垃圾",
    "housekeeping",
    "tidy",
    "tidy up",
    "自动清",
    "自动清理"
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
   "id": "client-certificate",
   "terms": [
    "client certificate",
    "client cert",
    "客户端证书"
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
   "id": "cluster-interconnection",
   "terms": [
    "OVN-IC",
    "cluster interconnection",
    "cluster interconnect",
    "interconnection",
    "submariner",
    "集群互联",
    "集群互连",
    "互联",
    "集群互通",
    "between clusters",
    "connect clusters",
    "两个集群",
    "集群之间",
    "打通集群"
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
   "id": "communication",
   "terms": [
    "communicate",
    "communication",
    "communicating",
    "通信",
    "通讯"
   ]
  },
  {
   "id": "compare",
   "terms": [
    "compare",
    "compared",
    "comparison",
    "对比",
    "同比",
    "环比"
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
   "id": "component-down",
   "terms": [
    "TargetDown",
    "is down",
    "挂掉了",
    "组件挂",
    "组件异常",
    "组件宕",
    "component is down",
    "服务挂了",
    "进程挂了",
    "down",
    "went down",
    "goes down",
    "挂了",
    "挂掉",
    "宕机",
    "宕了",
    "下线了"
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
   "id": "config-reload",
   "terms": [
    "config reload",
    "failed to reload",
    "reload failed",
    "failed to load config",
    "bad config",
    "配置重载",
    "重载失败",
    "重新加载",
    "加载配置失败",
    "配置加载失败"
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
    "配置字典",
    "cfg",
    "cm",
    "configs",
    "配置文件"
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
    "碰撞",
    "撞了",
    "撞上",
    "撞车",
    "clashes",
    "collides",
    "打架"
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
   "id": "connection-drain",
   "terms": [
    "connection draining",
    "drain connections",
    "连接排空"
   ]
  },
  {
   "id": "connection-pool",
   "terms": [
    "connection pool",
    "too many connections",
    "max_connections",
    "connections exhausted",
    "连接池",
    "连接数",
    "连接数满",
    "连接数过多",
    "连接数打满",
    "连接过多"
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
    "连接拒绝",
    "refused connection",
    "被拒绝连接",
    "拒绝了连接",
    "连接被拒"
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
    "disconnects",
    "unexpected EOF",
    "connection dropped",
    "connection lost",
    "connections drop",
    "disconnected from",
    "连接中断",
    "掉连接",
    "断链",
    "连接掉",
    "被断开",
    "自动断开",
    "经常断",
    "断线"
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
   "id": "conntrack",
   "terms": [
    "conntrack",
    "nf_conntrack",
    "connection tracking",
    "nf_conntrack table full",
    "连接跟踪",
    "连接追踪",
    "conntrack 表",
    "conntrack 表满"
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
    "inconsistency",
    "differ",
    "differs",
    "diverge",
    "diverged",
    "different configuration",
    "different configurations",
    "different versions",
    "配置不同",
    "版本不同",
    "一致",
    "不一致",
    "不匹配",
    "对不上",
    "一致性"
   ]
  },
  {
   "id": "consumer",
   "terms": [
    "consumer",
    "consumers",
    "consumer group",
    "消费者",
    "消费组",
    "消费者组"
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
   "id": "container-create-failed",
   "terms": [
    "CreateContainerError",
    "RunContainerError",
    "failed to create containerd task",
    "failed to create shim",
    "failed to start container",
    "创建容器失败",
    "容器创建失败",
    "容器启动失败",
    "容器起不来"
   ]
  },
  {
   "id": "container-creating",
   "terms": [
    "ContainerCreating",
    "container creating",
    "容器创建中",
    "创建容器中",
    "stuck in ContainerCreating",
    "卡在 ContainerCreating",
    "创建中",
    "容器创建卡住"
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
   "id": "context-switch",
   "terms": [
    "context switch",
    "context switches",
    "上下文切换"
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
    "控制器",
    "ctrl",
    "controllers"
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
   "id": "copy",
   "terms": [
    "copy",
    "copied",
    "copying",
    "拷贝",
    "复制"
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
    "腾空",
    "排不空",
    "疏散",
    "驱逐不掉",
    "drain failed",
    "cannot drain",
    "cannot be drained",
    "drain fails",
    "failed to drain"
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
    "坏块",
    "文件损坏",
    "写坏",
    "破损",
    "damage",
    "坏分区",
    "坏文件",
    "broken file",
    "坏数据",
    "broken parts",
    "broken part"
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
   "id": "cpu-high",
   "terms": [
    "high cpu",
    "cpu high",
    "cpu usage high",
    "high cpu usage",
    "cpu spike",
    "cpu 高",
    "cpu 飙",
    "cpu 打满",
    "cpu 跑满",
    "cpu 使用率高",
    "cpu 占用高",
    "cpu 100",
    "HighCPU",
    "CPUUsageHigh",
    "CPULoadHigh",
    "high cpu utilization",
    "cpu utilization",
    "cpu 吃满",
    "cpu 占满",
    "cpu 拉满",
    "cpu 过高",
    "cpu 负载高",
    "cpu 居高不下",
    "cpu 使用率过高",
    "cpu 用满",
    "cpu 偏高",
    "cpu 一直很高",
    "uses a lot of cpu",
    "too much cpu",
    "cpu bound",
    "cpu 爆",
    "cpu 烧"
   ]
  },
  {
   "id": "cpu-model",
   "terms": [
    "cpu model",
    "host-passthrough",
    "host-model",
    "cpu 型号",
    "cpu 模型"
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
    "跟着挂",
    "abort",
    "aborted",
    "SIGSEGV",
    "SIGABRT",
    "coredump",
    "core dumped",
    "崩了",
    "崩掉",
    "宕掉",
    "异常终止",
    "意外退出",
    "自己退出",
    "挂的",
    "died",
    "dies",
    "挂死了"
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
    "不停重启",
    "keeps restarting",
    "restarts repeatedly",
    "restarting repeatedly",
    "constantly restarting",
    "frequent restarts",
    "keeps crashing",
    "无限重启",
    "重启循环",
    "反复挂",
    "一直崩",
    "来回重启",
    "总是重启",
    "总重启",
    "老重启",
    "隔一会重启",
    "起来就挂",
    "一起来就挂",
    "启动就挂",
    "一启动就退",
    "起来就退",
    "exits immediately",
    "dies right after",
    "立即退出",
    "马上退出",
    "秒退",
    "starts and dies",
    "停不下来地重启",
    "starting over",
    "starts over",
    "started over"
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
    "起不了",
    "fails to create",
    "cannot be created",
    "can't be created",
    "建不起来",
    "创建报错",
    "创不出来",
    "不能创建"
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
   "id": "critical",
   "terms": [
    "critical",
    "severe",
    "serious",
    "严重",
    "致命"
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
    "不同节点",
    "cross-host",
    "跨主机",
    "跨机"
   ]
  },
  {
   "id": "cross-node-failed",
   "terms": [
    "cross-node communication fails",
    "pods on different nodes cannot",
    "across nodes fails",
    "跨节点不通",
    "跨节点 ping 不通",
    "跨主机不通",
    "跨节点访问不通",
    "跨节点访问不了",
    "不同节点不通",
    "跨节点通信失败",
    "跨机不通"
   ]
  },
  {
   "id": "cross-subnet",
   "terms": [
    "different subnets",
    "cross-subnet",
    "between subnets",
    "across subnets",
    "跨子网",
    "不同子网",
    "子网之间",
    "子网间"
   ]
  },
  {
   "id": "cross-vpc",
   "terms": [
    "across vpcs",
    "between vpcs",
    "cross-vpc",
    "different vpcs",
    "跨 vpc",
    "vpc 之间",
    "vpc 间",
    "不同 vpc"
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
   "id": "custom",
   "terms": [
    "custom",
    "customize",
    "customized",
    "user-defined",
    "自定义",
    "定制"
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
   "id": "custom-vpc",
   "terms": [
    "custom vpc",
    "user-defined vpc",
    "自定义 vpc",
    "自定义虚拟私有云"
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
    "守护进程集",
    "ds"
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
    "监控面板",
    "dashboards",
    "graph",
    "graphs",
    "图表",
    "仪表板",
    "看板"
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
   "id": "data-center",
   "terms": [
    "data center",
    "datacenter",
    "data centre",
    "机房",
    "数据中心",
    "idc"
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
   "id": "data-inconsistent",
   "terms": [
    "data inconsistency",
    "inconsistent data",
    "data mismatch",
    "数据不一致",
    "数据对不上",
    "数据错乱"
   ]
  },
  {
   "id": "data-loss",
   "terms": [
    "data loss",
    "lost data",
    "data lost",
    "数据丢失",
    "丢数据",
    "wiped",
    "误删",
    "被清空",
    "wipe"
   ]
  },
  {
   "id": "data-plane",
   "terms": [
    "data plane",
    "dataplane",
    "数据平面",
    "数据面",
    "转发面"
   ]
  },
  {
   "id": "data-source",
   "terms": [
    "data source",
    "datasource",
    "数据源"
   ]
  },
  {
   "id": "database",
   "terms": [
    "database",
    "DB",
    "数据库",
    "dbs"
   ]
  },
  {
   "id": "database-connection",
   "terms": [
    "database connection",
    "connect to database",
    "数据库连接",
    "连不上数据库",
    "连数据库",
    "数据库连不上",
    "连不上库",
    "库连不上",
    "cannot connect to the database",
    "database unreachable",
    "db 连不上"
   ]
  },
  {
   "id": "database-corrupt",
   "terms": [
    "database corrupted",
    "db corrupted",
    "corrupt database",
    "database file damaged",
    "数据库损坏",
    "数据库坏了",
    "库坏了",
    "db 损坏",
    "数据文件损坏"
   ]
  },
  {
   "id": "database-not-starting",
   "terms": [
    "database not starting",
    "database fails to start",
    "db 起不来",
    "数据库起不来",
    "数据库启动失败",
    "库起不来"
   ]
  },
  {
   "id": "database-recovery",
   "terms": [
    "database recovery",
    "recover database",
    "rebuild database",
    "restore ovn db",
    "恢复数据库",
    "重建数据库",
    "数据库恢复",
    "修复数据库"
   ]
  },
  {
   "id": "dead-letter",
   "terms": [
    "dead letter",
    "DLQ",
    "死信"
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
    "降低",
    "decline"
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
   "id": "default-route",
   "terms": [
    "default route",
    "默认路由",
    "缺省路由",
    "default route missing",
    "默认路由丢失",
    "默认路由没了",
    "默认路由被"
   ]
  },
  {
   "id": "default-subnet",
   "terms": [
    "ovn-default",
    "default subnet",
    "默认子网"
   ]
  },
  {
   "id": "default-vpc",
   "terms": [
    "ovn-cluster",
    "default vpc",
    "默认 vpc",
    "默认虚拟私有云"
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
    "压缩整理",
    "碎片"
   ]
  },
  {
   "id": "degraded",
   "terms": [
    "degraded",
    "degradation",
    "impaired",
    "退化",
    "部分不可用",
    "DegradedState",
    "降级",
    "亚健康",
    "降级运行",
    "degrade"
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
   "id": "deploy-failed",
   "terms": [
    "deployment failed",
    "deploy failed",
    "failed to deploy",
    "部署失败",
    "部署不上",
    "部署不了",
    "部署不成功",
    "发布失败",
    "发布不上去"
   ]
  },
  {
   "id": "deployment",
   "terms": [
    "deployment",
    "部署",
    "无状态应用",
    "deploy",
    "部署应用",
    "无状态服务",
    "无状态副本集",
    "上线应用",
    "发应用"
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
   "id": "detect",
   "terms": [
    "detect",
    "detected",
    "detection",
    "检测",
    "检测到",
    "侦测"
   ]
  },
  {
   "id": "device",
   "terms": [
    "device",
    "devices",
    "设备"
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
   "id": "dhcp",
   "terms": [
    "DHCP",
    "dhcp options",
    "动态地址分配",
    "dhcp 选项"
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
   "id": "dirty-page",
   "terms": [
    "dirty page",
    "dirty pages",
    "dirty rate",
    "脏页",
    "脏页率"
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
    "关闭",
    "被禁",
    "禁掉",
    "禁了",
    "关掉",
    "关了",
    "switch off",
    "switched off",
    "switch it off",
    "屏蔽掉",
    "关停"
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
    "丢了",
    "absent",
    "absence",
    "IsAbsent",
    "disappearing",
    "went missing",
    "没影了",
    "失踪",
    "vanish",
    "vanishes",
    "少了",
    "不翼而飞"
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
   "id": "disk-failure",
   "terms": [
    "disk failure",
    "failed disk",
    "bad disk",
    "disk offline",
    "disk failed",
    "drive failure",
    "disk error",
    "坏盘",
    "掉盘",
    "磁盘故障",
    "磁盘损坏",
    "硬盘故障",
    "盘坏了",
    "换盘",
    "丢盘",
    "bad sector",
    "bad sectors",
    "坏道"
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
    "硬盘满",
    "disk is full",
    "disk usage high",
    "disk space",
    "磁盘快满",
    "盘快满",
    "磁盘占满",
    "磁盘打满",
    "没空间",
    "磁盘空间",
    "写满",
    "空间满",
    "out of space",
    "AlmostOutOfSpace",
    "SpaceFillingUp",
    "ran out of space",
    "low disk space",
    "磁盘爆",
    "盘爆",
    "爆盘",
    "硬盘爆",
    "磁盘不足",
    "磁盘不够",
    "根盘满",
    "根分区满",
    "满盘",
    "磁盘爆了",
    "盘爆了",
    "磁盘告急",
    "空间告急",
    "存不下",
    "剩余空间不足",
    "盘满了",
    "磁盘塞满",
    "塞满"
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
    "磁盘 io",
    "io hang",
    "io 卡",
    "io 打满",
    "iowait 高",
    "io 延迟",
    "磁盘卡",
    "读写卡",
    "slow writes",
    "写慢",
    "读慢"
   ]
  },
  {
   "id": "disorder",
   "terms": [
    "out of order",
    "reordering",
    "乱序"
   ]
  },
  {
   "id": "display-wrong",
   "terms": [
    "displayed incorrectly",
    "shows wrong",
    "displays wrong",
    "wrong value",
    "显示错误",
    "显示异常",
    "显示不一致",
    "显示有误"
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
   "id": "distributed-gateway",
   "terms": [
    "distributed gateway",
    "分布式网关"
   ]
  },
  {
   "id": "dnat",
   "terms": [
    "DNAT",
    "destination nat",
    "port mapping",
    "目的地址转换",
    "端口映射",
    "目的 nat"
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
    "域名解析服务",
    "域名解析",
    "解析服务",
    "DNS server",
    "域名服务器",
    "dns service"
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
   "id": "download",
   "terms": [
    "download",
    "downloads",
    "downloading",
    "下载"
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
   "id": "drill",
   "terms": [
    "drill",
    "disaster drill",
    "演练",
    "切换演练"
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
   "id": "dry-run",
   "terms": [
    "dry run",
    "试运行",
    "干运行",
    "演练模式"
   ]
  },
  {
   "id": "dual-stack",
   "terms": [
    "dual stack",
    "dual-stack",
    "ipv6",
    "双栈",
    "v6 地址",
    "ipv6 地址",
    "双协议栈",
    "双栈网络",
    "v6 网络"
   ]
  },
  {
   "id": "duplicated-consumption",
   "terms": [
    "duplicate consumption",
    "duplicate messages",
    "重复消费",
    "消息重复"
   ]
  },
  {
   "id": "during-upgrade",
   "terms": [
    "during upgrade",
    "during the upgrade",
    "while upgrading",
    "升级过程中",
    "升级时",
    "升级期间",
    "升级中"
   ]
  },
  {
   "id": "east-west",
   "terms": [
    "east-west",
    "东西向"
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
   "id": "egress-failed",
   "terms": [
    "cannot reach internet",
    "cannot access internet",
    "can't access internet",
    "can't reach internet",
    "no internet access",
    "no internet",
    "cannot access external",
    "cannot reach external",
    "unable to access external",
    "no external connectivity",
    "出不去外网",
    "出不了外网",
    "出不了网",
    "出不了公网",
    "上不了网",
    "上不了外网",
    "访问不了外网",
    "访问外网不通",
    "外网不通",
    "连不上外网",
    "无法访问外网",
    "无法访问公网",
    "公网不通",
    "不能访问外网",
    "无法上网",
    "访问不了公网",
    "出网不通",
    "出不去",
    "连不了外网",
    "外网连不上",
    "访问不到外网",
    "cannot get out",
    "no outbound"
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
    "外网访问",
    "出公网",
    "上不了外网",
    "访问不了外网",
    "出不去",
    "连外网",
    "外网不通",
    "访问公网",
    "出口 ip",
    "出口地址",
    "固定出口",
    "出网流量",
    "出去的流量",
    "outgoing traffic",
    "outgoing",
    "outbound traffic",
    "出站流量"
   ]
  },
  {
   "id": "elastic-ip",
   "terms": [
    "EIP",
    "elastic ip",
    "public ip",
    "弹性 ip",
    "公网 ip",
    "弹性公网 ip",
    "弹性 ip 地址",
    "公网地址",
    "公网出口 ip",
    "固定公网 ip",
    "外部 ip",
    "external ip",
    "公网 ip 地址"
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
   "id": "election-failed",
   "terms": [
    "election failed",
    "cannot elect",
    "frequent leader changes",
    "frequent elections",
    "leader changes",
    "选主失败",
    "选不出主",
    "频繁选主",
    "频繁切主",
    "切主",
    "换主",
    "反复选举",
    "重新选主"
   ]
  },
  {
   "id": "email",
   "terms": [
    "email",
    "e-mail",
    "SMTP",
    "mail",
    "邮件",
    "邮箱"
   ]
  },
  {
   "id": "emergency",
   "terms": [
    "emergency",
    "emergency response",
    "应急",
    "紧急"
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
    "乱码",
    "乱码了",
    "编码不对",
    "wrong encoding",
    "中文乱码"
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
    "没有端点",
    "ep"
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
   "id": "ephemeral",
   "terms": [
    "ephemeral",
    "temporary",
    "transient",
    "not persistent",
    "非持久",
    "非持久化",
    "临时"
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
    "出错",
    "errs",
    "报了错",
    "报红",
    "爆红"
   ]
  },
  {
   "id": "error-budget",
   "terms": [
    "error budget",
    "burn rate",
    "ErrorBudgetBurn",
    "SLO",
    "错误预算",
    "燃烧率"
   ]
  },
  {
   "id": "error-rate",
   "terms": [
    "error rate",
    "failure rate",
    "errors high",
    "ErrorsHigh",
    "RESTErrorsHigh",
    "high error rate",
    "error ratio",
    "错误率",
    "失败率",
    "报错率",
    "出错率",
    "失败比例",
    "错误比例"
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
   "id": "evaluation",
   "terms": [
    "evaluate",
    "evaluation",
    "evaluations",
    "评估",
    "求值"
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
   "id": "event-driven",
   "terms": [
    "event driven",
    "事件驱动",
    "queue length",
    "队列长度"
   ]
  },
  {
   "id": "evicted-pods",
   "terms": [
    "pod evicted",
    "pods evicted",
    "pods are evicted",
    "pod 被驱逐",
    "容器被驱逐",
    "大量驱逐"
   ]
  },
  {
   "id": "eviction",
   "terms": [
    "evict",
    "evicted",
    "eviction",
    "驱逐",
    "被驱逐",
    "赶走",
    "kicked off the node"
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
    "没有可用",
    "all used",
    "exhaustion",
    "用尽",
    "耗完",
    "分完",
    "吃光",
    "不剩",
    "all taken",
    "out of rotation",
    "exhaust",
    "no more addresses",
    "no more ips",
    "no more ip",
    "no free ip",
    "no free ips",
    "no free address",
    "no free addresses",
    "out of ips",
    "out of addresses",
    "none free",
    "全部分配完",
    "no room",
    "no more room",
    "no room left",
    "run dry"
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
    "返回码",
    "退出代码"
   ]
  },
  {
   "id": "expired",
   "terms": [
    "expire",
    "expired",
    "expires",
    "expiring",
    "expiration",
    "expiry",
    "过期",
    "到期",
    "失效"
   ]
  },
  {
   "id": "export",
   "terms": [
    "export",
    "exported",
    "dump",
    "导出",
    "转储"
   ]
  },
  {
   "id": "expose",
   "terms": [
    "expose",
    "exposed",
    "exposing",
    "暴露",
    "对外",
    "对外暴露",
    "对外访问",
    "对外提供"
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
   "id": "extract",
   "terms": [
    "extract",
    "extracting",
    "unpack",
    "unpacking",
    "unpacked",
    "解压",
    "解包",
    "解压缩"
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
    "不成功",
    "failures",
    "出故障"
   ]
  },
  {
   "id": "false-alarm",
   "terms": [
    "false alarm",
    "false positive",
    "false alert",
    "spurious",
    "误报",
    "误告警",
    "假告警"
   ]
  },
  {
   "id": "fan",
   "terms": [
    "风扇",
    "cooling fan",
    "fan failure",
    "fan speed"
   ]
  },
  {
   "id": "fencing",
   "terms": [
    "fencing",
    "STONITH",
    "fence",
    "self node remediation",
    "节点隔离",
    "隔离故障节点",
    "栅栏"
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
    "打开文件过多",
    "file handle",
    "file handles",
    "句柄"
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
   "id": "filling-up",
   "terms": [
    "filling up",
    "fill up",
    "almost full",
    "nearly full",
    "nearfull",
    "fills up",
    "快满",
    "快要满",
    "即将写满",
    "即将用完",
    "将满",
    "即将耗尽",
    "快用完",
    "快满了",
    "near full",
    "almost out",
    "running low",
    "CriticallyFull",
    "critically full",
    "NearExhaustion",
    "near exhaustion",
    "approaching",
    "接近上限",
    "接近满",
    "快到上限",
    "快爆",
    "所剩无几",
    "快撑满",
    "快写满",
    "写满",
    "八成",
    "九成",
    "八成多",
    "九成多",
    "用了八成",
    "用了九成",
    "快八成",
    "快九成",
    "nearly exhausted",
    "close to the limit",
    "close to full",
    "快到顶",
    "快见底",
    "见底"
   ]
  },
  {
   "id": "filter",
   "terms": [
    "filter",
    "filters",
    "filtering",
    "过滤"
   ]
  },
  {
   "id": "finalizer",
   "terms": [
    "finalizer",
    "finalizers",
    "终结器",
    "清理器",
    "最终处理器"
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
   "id": "firmware",
   "terms": [
    "firmware",
    "BIOS",
    "固件"
   ]
  },
  {
   "id": "first-packet",
   "terms": [
    "first packet",
    "首包"
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
   "id": "floating-ip",
   "terms": [
    "FIP",
    "floating ip",
    "one-to-one nat",
    "1:1 nat",
    "浮动 ip"
   ]
  },
  {
   "id": "format",
   "terms": [
    "format",
    "formatted",
    "格式"
   ]
  },
  {
   "id": "forward",
   "terms": [
    "forward",
    "forwarding",
    "forwarded",
    "forwarder",
    "forwards",
    "转发",
    "转发器"
   ]
  },
  {
   "id": "frequent",
   "terms": [
    "frequent",
    "frequently",
    "频繁",
    "频频",
    "经常",
    "动不动",
    "often",
    "again and again",
    "常常",
    "总是",
    "老是"
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
    "界面",
    "网页",
    "web console",
    "web 页面",
    "网页界面",
    "web interface",
    "GUI",
    "图形界面",
    "图形化",
    "可视化",
    "graphical",
    "web 界面",
    "网页版"
   ]
  },
  {
   "id": "garbage-collection",
   "terms": [
    "garbage collection",
    "garbage collector",
    "GC",
    "垃圾回收",
    "垃圾清理",
    "垃圾没回收"
   ]
  },
  {
   "id": "gateway",
   "terms": [
    "gateway",
    "default gateway",
    "网关",
    "默认网关",
    "gw"
   ]
  },
  {
   "id": "gateway-timeout",
   "terms": [
    "504",
    "gateway timeout",
    "upstream timed out",
    "网关超时",
    "报 504",
    "504 错误"
   ]
  },
  {
   "id": "gateway-unreachable",
   "terms": [
    "gateway unreachable",
    "gateway not reachable",
    "cannot ping gateway",
    "can't ping gateway",
    "gateway is not reachable",
    "network not ready after ping",
    "gateway check",
    "网关不通",
    "ping 不通网关",
    "网关 ping 不通",
    "网关不可达",
    "ping 不到网关",
    "到网关不通",
    "网关检查"
   ]
  },
  {
   "id": "generation-mismatch",
   "terms": [
    "GenerationMismatch",
    "generation mismatch",
    "observedGeneration",
    "代数不一致",
    "版本代不匹配"
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
   "id": "gpu-memory",
   "terms": [
    "gpu memory",
    "VRAM",
    "video memory",
    "显存"
   ]
  },
  {
   "id": "gpu-missing",
   "terms": [
    "gpu not detected",
    "gpu not found",
    "Xid",
    "掉卡",
    "显卡掉",
    "识别不到显卡",
    "识别不到 gpu",
    "找不到 gpu"
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
    "宽限期",
    "graceful stop",
    "优雅关闭",
    "优雅关停",
    "平滑退出",
    "平滑关闭",
    "平滑下线",
    "优雅下线",
    "优雅停止",
    "无损下线",
    "无损发布"
   ]
  },
  {
   "id": "group-of-volumes",
   "terms": [
    "LVM",
    "volume group",
    "logical volume",
    "thin pool",
    "卷组",
    "逻辑卷",
    "存储池"
   ]
  },
  {
   "id": "guest-agent",
   "terms": [
    "guest agent",
    "qemu-guest-agent",
    "vmtools",
    "代理工具",
    "客户机代理",
    "来宾代理"
   ]
  },
  {
   "id": "guest-os",
   "terms": [
    "guest os",
    "guest operating system",
    "客户机操作系统",
    "虚拟机操作系统",
    "虚拟机内部"
   ]
  },
  {
   "id": "hairpin",
   "terms": [
    "hairpin",
    "hairpin nat",
    "发夹",
    "回环访问",
    "自己访问自己"
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
   "id": "hash-slot",
   "terms": [
    "hash slot",
    "slots",
    "cluster slots",
    "槽位",
    "哈希槽"
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
   "id": "headless-service",
   "terms": [
    "headless",
    "headless service",
    "无头服务"
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
   "id": "heap",
   "terms": [
    "heap",
    "heap space",
    "堆内存",
    "堆空间"
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
   "id": "heartbeat-lost",
   "terms": [
    "heartbeat timeout",
    "missed heartbeat",
    "heartbeat lost",
    "heartbeat failure",
    "missing heartbeats",
    "心跳超时",
    "心跳丢失",
    "心跳断",
    "没有心跳"
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
   "id": "heterogeneous",
   "terms": [
    "mixed",
    "heterogeneous",
    "异构",
    "混用",
    "混在",
    "混部",
    "混合部署",
    "不同厂商",
    "不同品牌",
    "different vendors",
    "different brands",
    "several vendors"
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
    "故障切换",
    "take over",
    "takes over",
    "takeover",
    "接管",
    "顶上"
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
    "100 percent",
    "heavy load",
    "高负载",
    "满载",
    "撑满",
    "冲高",
    "高占用",
    "高使用率",
    "打爆",
    "拉满",
    "顶满",
    "撑爆",
    "爆了",
    "saturation",
    "饱和",
    "saturate",
    "overload"
   ]
  },
  {
   "id": "history",
   "terms": [
    "history",
    "historical",
    "历史"
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
    "裸机",
    "physical box",
    "physical boxes",
    "物理服务器"
   ]
  },
  {
   "id": "host-network",
   "terms": [
    "host network",
    "hostNetwork",
    "host networking",
    "主机网络",
    "宿主机网络"
   ]
  },
  {
   "id": "host-path",
   "terms": [
    "hostpath",
    "HPP",
    "hostpath provisioner",
    "主机路径",
    "本地路径",
    "宿主机目录"
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
    "热添加",
    "热插",
    "在线添加",
    "在线加",
    "动态添加",
    "add to a running",
    "热加",
    "不关机加",
    "不重启加"
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
    "统一认证",
    "身份提供者",
    "身份源",
    "identity management",
    "IAM",
    "身份管理",
    "身份认证"
   ]
  },
  {
   "id": "image",
   "terms": [
    "image",
    "container image",
    "镜像",
    "容器镜像",
    "images"
   ]
  },
  {
   "id": "image-build",
   "terms": [
    "docker build",
    "build image",
    "image build",
    "kaniko",
    "buildah",
    "buildkit",
    "构建镜像",
    "镜像构建",
    "打镜像"
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
   "id": "image-layer",
   "terms": [
    "image layer",
    "镜像层",
    "层文件"
   ]
  },
  {
   "id": "image-not-found",
   "terms": [
    "image not found",
    "manifest unknown",
    "manifest not found",
    "no such image",
    "镜像不存在",
    "找不到镜像",
    "镜像没有了"
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
    "拉不动",
    "failed to pull image",
    "pull failed",
    "pull access denied",
    "拉取失败",
    "镜像拉取失败",
    "拉镜像失败",
    "pull 不下来",
    "拉不了",
    "拉镜像超时",
    "镜像下不下来",
    "can't pull",
    "cannot pull",
    "unable to pull",
    "拉镜像报错",
    "镜像拉不到",
    "下载镜像失败",
    "拉不下",
    "拉镜像卡住",
    "镜像下载不了",
    "镜像下载失败",
    "pulling hangs",
    "cannot pull the image",
    "image cannot be pulled"
   ]
  },
  {
   "id": "image-pull-secret",
   "terms": [
    "imagePullSecrets",
    "image pull secret",
    "pull secret",
    "拉取密钥",
    "镜像凭证",
    "镜像拉取密钥"
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
   "id": "import",
   "terms": [
    "import",
    "imported",
    "importing",
    "导入",
    "导数据",
    "灌数据",
    "倒数据",
    "load data",
    "import data"
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
   "id": "in-flight",
   "terms": [
    "in-flight",
    "正在进行的",
    "进行中的"
   ]
  },
  {
   "id": "in-use",
   "terms": [
    "in use",
    "occupied",
    "being used",
    "被占用",
    "使用中",
    "占着",
    "占走",
    "抢走",
    "被占",
    "被占了",
    "taken by",
    "grabbed",
    "占用了"
   ]
  },
  {
   "id": "inactive",
   "terms": [
    "inactive",
    "not active",
    "no active",
    "不活动",
    "未激活",
    "不活跃",
    "非活动",
    "没有活动",
    "没有处于活动",
    "没有激活"
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
    "不准确",
    "偏大",
    "偏小",
    "虚高",
    "与实际不符",
    "实际不符",
    "比实际大",
    "比实际多",
    "比实际少",
    "wrong size",
    "算错"
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
    "变大",
    "grows",
    "bloat",
    "bloated",
    "ballooning",
    "猛涨",
    "暴涨",
    "飞涨",
    "膨胀",
    "涨得",
    "不断增长",
    "不断上涨",
    "持续增长",
    "越涨越",
    "越吃越",
    "只增不减",
    "creeping up",
    "climbing",
    "climbs",
    "keeps climbing",
    "rising",
    "rises",
    "一路涨",
    "往上涨"
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
    "入口网关",
    "ing"
   ]
  },
  {
   "id": "ingress-failed",
   "terms": [
    "cannot access from outside",
    "not accessible from outside",
    "unreachable from outside",
    "external client cannot",
    "外部访问不了",
    "外面访问不了",
    "外部访问不通",
    "从外部无法访问",
    "集群外访问不了",
    "集群外访问不到",
    "外部访问不到",
    "外面进不来",
    "集群外不通"
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
    "部署安装",
    "搭建",
    "搭一套",
    "搭个",
    "set up",
    "setting up",
    "怎么装",
    "装一套",
    "装个",
    "怎么搭",
    "装上",
    "自建"
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
   "id": "installation-stuck",
   "terms": [
    "installation stuck",
    "install stuck",
    "install hangs",
    "安装卡住",
    "安装超时",
    "装到一半",
    "安装卡在"
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
    "缺少",
    "资源紧张",
    "紧张",
    "不够了",
    "资源不够"
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
    "不定时",
    "from time to time",
    "once in a while",
    "randomly",
    "at random",
    "时不时",
    "偶现",
    "间歇",
    "断断续续",
    "有时候",
    "不定期",
    "概率性",
    "随机出现",
    "一会好一会坏",
    "偶发性",
    "隔三差五"
   ]
  },
  {
   "id": "internal-error",
   "terms": [
    "500",
    "internal server error",
    "internal error",
    "内部错误",
    "服务器内部错误",
    "报 500",
    "500 错误"
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
    "格式错误",
    "不合法"
   ]
  },
  {
   "id": "ip-address",
   "terms": [
    "ip",
    "ip address",
    "address",
    "地址",
    "ip 地址",
    "ips"
   ]
  },
  {
   "id": "ip-changed",
   "terms": [
    "ip changed",
    "ip address changed",
    "ip changes",
    "different ip after",
    "ip 变了",
    "ip 会变",
    "ip 变化",
    "地址变了",
    "换了 ip",
    "ip 改变",
    "ip 漂",
    "ip 变成"
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
    "ip 被占用",
    "same ip",
    "duplicated ip",
    "duplicate address detected",
    "相同 ip",
    "同一个 ip",
    "重复 ip",
    "ip 撞",
    "撞 ip",
    "一样的 ip"
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
    "ip 没释放",
    "ip not reclaimed",
    "ip residue",
    "stale ip",
    "ip 残留",
    "ip 没回收",
    "地址未释放",
    "ip 没有释放",
    "ip 未回收",
    "ip 资源残留"
   ]
  },
  {
   "id": "ip-not-assigned",
   "terms": [
    "no ip assigned",
    "did not get ip",
    "has no ip",
    "without ip",
    "no ip address assigned",
    "not get an ip",
    "没有 ip",
    "没分到 ip",
    "没拿到 ip",
    "拿不到地址",
    "分不到 ip",
    "获取不到地址",
    "没有获取到 ip",
    "没有地址"
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
   "id": "ip-recycle",
   "terms": [
    "failed to recycle",
    "not recycled",
    "recycle ip",
    "ip 回收",
    "回收 ip",
    "地址回收"
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
    "频繁切换",
    "instability",
    "flaky",
    "不稳定",
    "不稳",
    "来回切换",
    "反复切换",
    "抖得",
    "网络抖",
    "flips",
    "flipping",
    "flip-flopping",
    "toggling",
    "oscillating",
    "bouncing",
    "反复横跳",
    "来回跳",
    "时断时续",
    "忽上忽下",
    "一会儿好",
    "一会儿断",
    "一会儿通",
    "fluctuate",
    "bounce",
    "flip",
    "toggle",
    "oscillate",
    "一会通",
    "一会断",
    "一会儿坏",
    "一会好",
    "一会坏",
    "通一会断一会",
    "时有时无",
    "comes and goes",
    "on and off"
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
    "批处理",
    "作业"
   ]
  },
  {
   "id": "job-failed",
   "terms": [
    "job failed",
    "KubeJobFailed",
    "BackoffLimitExceeded",
    "任务失败",
    "job 失败",
    "任务执行失败"
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
    "纳管",
    "cannot join",
    "failed to join",
    "加不进集群",
    "加入不了集群",
    "节点加不进",
    "加节点",
    "加入失败",
    "扩节点",
    "加不进",
    "重复加入",
    "加到另一个集群",
    "加到别的集群",
    "joined twice",
    "加机器",
    "加一台机器",
    "重新加入"
   ]
  },
  {
   "id": "join-network",
   "terms": [
    "join network",
    "join subnet",
    "join 网络",
    "join 子网",
    "ovn0"
   ]
  },
  {
   "id": "journal",
   "terms": [
    "journald",
    "journal",
    "journalctl",
    "系统日志"
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
   "id": "kernel-panic",
   "terms": [
    "kernel panic",
    "soft lockup",
    "hard lockup",
    "hung task",
    "内核崩溃",
    "死机",
    "软死锁",
    "lockup",
    "softlockup",
    "软锁"
   ]
  },
  {
   "id": "kernel-version",
   "terms": [
    "kernel version",
    "kernel upgrade",
    "new kernel",
    "内核版本",
    "内核升级",
    "升级内核"
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
    "强杀",
    "干掉"
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
   "id": "kubeconfig",
   "terms": [
    "kubeconfig",
    "admin kubeconfig",
    "集群凭证文件",
    "kubeconfig 文件"
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
   "id": "kubelet-down",
   "terms": [
    "kubelet down",
    "KubeletDown",
    "kubelet stopped",
    "kubelet is down",
    "kubelet not running",
    "kubelet 挂",
    "kubelet 停了",
    "kubelet 没起来",
    "kubelet 起不来",
    "kubelet 不工作"
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
    "慢得",
    "sluggish",
    "takes too long",
    "takes a long time",
    "take too long",
    "很卡",
    "好卡",
    "太卡",
    "耗时长",
    "耗时很长",
    "要很久",
    "半天才",
    "等很久",
    "毛刺",
    "时间过长",
    "耗时过长",
    "延时",
    "滞后",
    "lags",
    "taking too long",
    "took too long",
    "taking very long",
    "takes very long",
    "took very long",
    "takes minutes",
    "taking minutes",
    "taking a long time",
    "老半天",
    "磨蹭"
   ]
  },
  {
   "id": "layer-4",
   "terms": [
    "layer 4",
    "layer4",
    "l4",
    "四层",
    "传输层"
   ]
  },
  {
   "id": "layer-7",
   "terms": [
    "layer 7",
    "layer7",
    "l7",
    "http level",
    "http layer",
    "七层",
    "应用层"
   ]
  },
  {
   "id": "leader",
   "terms": [
    "leader",
    "leading",
    "leaders",
    "领导者",
    "主副本"
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
    "没有 leader",
    "NoLeader",
    "NoLeading",
    "no leading",
    "leading",
    "选出主",
    "无 leader",
    "没有领导者",
    "没主了",
    "没有主了",
    "没有主节点"
   ]
  },
  {
   "id": "leader-lost",
   "terms": [
    "lost leadership",
    "leader changed",
    "失去 leader",
    "丢主",
    "leader lost",
    "loses leadership",
    "failed to renew lease",
    "lease renewal",
    "租约续期失败",
    "续租失败",
    "丢失 leader",
    "failed to update lock",
    "租约续不上",
    "lost the lease"
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
    "没有释放",
    "泄漏了",
    "没有回收",
    "未回收"
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
   "id": "lifecycle",
   "terms": [
    "lifecycle",
    "life cycle",
    "生命周期"
   ]
  },
  {
   "id": "limit",
   "terms": [
    "limit",
    "limited",
    "restrict",
    "restricted",
    "restriction",
    "限制",
    "受限"
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
    "负载均衡器",
    "负载均衡不生效",
    "四层负载",
    "lbs"
   ]
  },
  {
   "id": "local",
   "terms": [
    "local",
    "locally",
    "本地"
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
    "租约",
    "锁等待",
    "上锁"
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
   "id": "log-flood",
   "terms": [
    "log flooding",
    "too many logs",
    "logs flooded",
    "log spam",
    "刷屏",
    "刷日志",
    "日志刷屏",
    "狂刷",
    "日志太多",
    "大量日志",
    "一直刷",
    "日志打爆",
    "日志量太大",
    "日志太大",
    "日志暴涨",
    "logs explode",
    "logging too much"
   ]
  },
  {
   "id": "log-level",
   "terms": [
    "log level",
    "log levels",
    "verbosity",
    "verbose",
    "debug logs",
    "日志级别",
    "日志等级"
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
    "查不到日志",
    "没日志",
    "日志没了",
    "日志不见了",
    "日志断了",
    "no log lines",
    "logs disappeared",
    "logs are gone",
    "收不到日志",
    "日志收不上来"
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
    "日志保留",
    "日志不滚动",
    "滚动日志",
    "日志滚动",
    "日志清理"
   ]
  },
  {
   "id": "logical-flow",
   "terms": [
    "logical flow",
    "lflow",
    "ovn flow",
    "ovn trace",
    "逻辑流表",
    "逻辑流",
    "逻辑流量"
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
    "登录不上",
    "登录报错",
    "登陆不上",
    "登陆不了",
    "login fails",
    "login failure",
    "cannot login",
    "can't login",
    "unable to log in",
    "unable to login",
    "登不了",
    "登不上去",
    "跳回登录",
    "跳回登录页",
    "登录跳回",
    "登录没反应",
    "sign-in fails",
    "cannot sign in",
    "can't sign in",
    "login loop",
    "登录后又跳"
   ]
  },
  {
   "id": "loop",
   "terms": [
    "network loop",
    "layer 2 loop",
    "spanning tree",
    "STP",
    "环路",
    "二层环路",
    "成环",
    "路由环路",
    "routing loop",
    "来回转",
    "转圈的包",
    "forwarding loop"
   ]
  },
  {
   "id": "low-throughput",
   "terms": [
    "low throughput",
    "poor throughput",
    "low bandwidth",
    "throughput drop",
    "slow transfer",
    "iperf",
    "带宽上不去",
    "带宽低",
    "吞吐低",
    "吞吐上不去",
    "传输慢",
    "速度慢",
    "带宽跑不满",
    "打不满带宽"
   ]
  },
  {
   "id": "lower-version",
   "terms": [
    "lower version",
    "version too old",
    "outdated version",
    "版本过低",
    "版本太低",
    "版本太老",
    "旧版本",
    "old version",
    "older version",
    "outdated",
    "老版本",
    "旧版",
    "版本旧",
    "版本落后"
   ]
  },
  {
   "id": "mac-address",
   "terms": [
    "mac",
    "mac address",
    "hardware address",
    "mac 地址",
    "物理地址",
    "mac 变了"
   ]
  },
  {
   "id": "mac-conflict",
   "terms": [
    "duplicate mac",
    "mac conflict",
    "mac address conflict",
    "mac collision",
    "mac 冲突",
    "mac 地址冲突",
    "重复 mac",
    "mac 重复"
   ]
  },
  {
   "id": "mac-moves",
   "terms": [
    "mac flapping",
    "mac move",
    "mac moved",
    "mac 漂移",
    "mac 地址漂移"
   ]
  },
  {
   "id": "mac-pool",
   "terms": [
    "KubeMacPool",
    "mac pool",
    "mac 地址池",
    "mac 池"
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
    "训练",
    "大模型",
    "LLM",
    "large language model",
    "语言模型",
    "大语言模型",
    "llms"
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
   "id": "manager",
   "terms": [
    "manager",
    "mgr",
    "管理器"
   ]
  },
  {
   "id": "manual",
   "terms": [
    "manual",
    "manually",
    "by hand",
    "手动",
    "手工",
    "人工"
   ]
  },
  {
   "id": "marketplace",
   "terms": [
    "marketplace",
    "app store",
    "应用商店",
    "应用市场",
    "应用目录",
    "上架",
    "插件市场"
   ]
  },
  {
   "id": "max-pods",
   "terms": [
    "maxPods",
    "max pods",
    "too many pods",
    "KubeletTooManyPods",
    "pod limit",
    "pod 数量上限",
    "pod 数量过多",
    "最大 pod 数",
    "pod 太多"
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
    "太多",
    "limit reached",
    "LimitHit",
    "AtLimit",
    "limit hit",
    "at the limit",
    "达到上限",
    "到上限",
    "触顶",
    "封顶"
   ]
  },
  {
   "id": "member",
   "terms": [
    "member",
    "members",
    "成员"
   ]
  },
  {
   "id": "members-lost",
   "terms": [
    "InsufficientMembers",
    "insufficient members",
    "member lost",
    "member unhealthy",
    "lost quorum",
    "quorum lost",
    "成员掉线",
    "成员不足",
    "成员丢失",
    "失去多数派",
    "失去法定人数"
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
   "id": "memory-dump",
   "terms": [
    "memory dump",
    "dump memory",
    "内存转储"
   ]
  },
  {
   "id": "memory-high",
   "terms": [
    "high memory",
    "memory usage high",
    "high memory usage",
    "memory pressure",
    "MemoryPressure",
    "内存高",
    "内存占用高",
    "内存使用率高",
    "内存打满",
    "吃内存",
    "内存压力",
    "内存飙升",
    "内存爆",
    "HighMemory",
    "HighMemoryUsage",
    "MemoryUsageHigh",
    "内存吃紧",
    "内存紧张",
    "内存告急",
    "内存吃满",
    "内存跑满",
    "内存飙高",
    "内存过高",
    "内存快满",
    "内存偏高",
    "内存用得很多",
    "uses a lot of memory",
    "using too much memory",
    "too much memory",
    "吃掉很多内存",
    "占很多内存"
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
    "memory growth",
    "内存越来越大",
    "内存越来越高",
    "越吃越多",
    "内存只增不减",
    "内存不释放",
    "memory never released",
    "memory creeps",
    "memory keeps increasing",
    "memory keeps climbing"
   ]
  },
  {
   "id": "memory-module",
   "terms": [
    "memory module",
    "DIMM",
    "ECC",
    "内存条"
   ]
  },
  {
   "id": "merge-conflict",
   "terms": [
    "merge conflict",
    "合并冲突"
   ]
  },
  {
   "id": "message",
   "terms": [
    "message",
    "messages",
    "消息"
   ]
  },
  {
   "id": "message-backlog",
   "terms": [
    "message backlog",
    "consumer backlog",
    "messages piling up",
    "pile up",
    "piling up",
    "堆积",
    "消息堆积",
    "积压消息",
    "越堆越多",
    "fall behind",
    "falling behind",
    "消费滞后",
    "堆着",
    "积压了",
    "消费不过来",
    "消费不动",
    "消费慢",
    "behind on consumption",
    "backs up",
    "backed up messages",
    "消费跟不上"
   ]
  },
  {
   "id": "metadata-server",
   "terms": [
    "MDS",
    "metadata server",
    "metadata service",
    "元数据服务",
    "元数据"
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
    "监控指标",
    "prometheus series",
    "监控项",
    "指标项"
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
    "指标缺失",
    "no metrics",
    "metrics not collected",
    "metrics unavailable",
    "missing data",
    "graph empty",
    "看不到监控",
    "没有监控",
    "监控没数据",
    "指标没有",
    "没有指标",
    "采集不到",
    "监控断了",
    "图表为空",
    "指标采集不到",
    "查不到指标"
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
   "id": "middleware",
   "terms": [
    "middleware",
    "中间件"
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
    "搬迁",
    "move to another",
    "搬到",
    "挪到",
    "搬过来",
    "搬过去",
    "搬家",
    "迁过来",
    "迁过去",
    "迁到",
    "搬数据",
    "move over",
    "moved over",
    "换到",
    "转过来"
   ]
  },
  {
   "id": "migration-failed",
   "terms": [
    "failed to migrate",
    "migration fails",
    "cannot migrate",
    "迁不走",
    "迁不动",
    "迁移不了",
    "迁移报错",
    "无法迁移"
   ]
  },
  {
   "id": "mis-scheduled",
   "terms": [
    "misscheduled",
    "mis-scheduled",
    "not scheduled on",
    "调度错",
    "误调度",
    "调度到不该"
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
   "id": "module",
   "terms": [
    "module",
    "modules",
    "模块"
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
    "可观测",
    "可观察性",
    "普罗米修斯",
    "prom"
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
    "大包",
    "large packets",
    "large packet",
    "jumbo frame",
    "jumbo frames",
    "大包丢",
    "大报文",
    "大包丢失",
    "巨帧",
    "小包能通",
    "传大文件",
    "jumbo",
    "巨型帧"
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
   "id": "multi-factor",
   "terms": [
    "MFA",
    "multi-factor",
    "two-factor",
    "2FA",
    "多因素",
    "双因素",
    "二次验证"
   ]
  },
  {
   "id": "multicast",
   "terms": [
    "multicast",
    "组播",
    "多播"
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
   "id": "nacos",
   "terms": [
    "nacos",
    "配置中心",
    "config center",
    "configuration center",
    "注册配置中心"
   ]
  },
  {
   "id": "name-mismatch",
   "terms": [
    "certificate is valid for",
    "doesn't contain any IP SANs",
    "subject alternative name",
    "证书域名不匹配",
    "证书名称不匹配",
    "域名和证书"
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
    "解析域名",
    "域名查询",
    "dns 解析"
   ]
  },
  {
   "id": "namespace",
   "terms": [
    "namespace",
    "namespaces",
    "命名空间",
    "名字空间",
    "名称空间",
    "ns"
   ]
  },
  {
   "id": "namespace-terminating",
   "terms": [
    "namespace stuck terminating",
    "namespace terminating",
    "命名空间删除卡住",
    "命名空间卡在 terminating",
    "命名空间删不掉",
    "namespace cannot be deleted",
    "namespace stuck",
    "命名空间删除不了",
    "命名空间一直删除中",
    "ns 删不掉",
    "namespace 删不掉",
    "命名空间卡住",
    "命名空间一直 terminating"
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
   "id": "neighbor-discovery",
   "terms": [
    "neighbor discovery",
    "NDP",
    "router advertisement",
    "DAD",
    "邻居发现",
    "路由通告",
    "重复地址检测"
   ]
  },
  {
   "id": "nested-virtualization",
   "terms": [
    "nested virtualization",
    "嵌套虚拟化"
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
   "id": "network-latency",
   "terms": [
    "network latency",
    "high network latency",
    "latency between",
    "网络延迟",
    "网络慢",
    "网络时延",
    "网络卡",
    "网络延时",
    "rtt",
    "round trip time",
    "round trip times",
    "round trip",
    "往返时延",
    "往返时间",
    "往返延迟"
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
    "链路断开",
    "network down",
    "network loss",
    "lost network",
    "网络断",
    "断网了",
    "没网",
    "网络挂"
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
    "隔离策略",
    "netpol"
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
    "没有路由",
    "no route",
    "网络不可用",
    "无路由",
    "没路由"
   ]
  },
  {
   "id": "next-hop",
   "terms": [
    "next hop",
    "nexthop",
    "下一跳"
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
   "id": "nic-errors",
   "terms": [
    "receive errors",
    "transmit errors",
    "NodeNetworkReceiveErrs",
    "NodeNetworkTransmitErrs",
    "rx errors",
    "tx errors",
    "错包",
    "收包错误",
    "发包错误",
    "网卡错误"
   ]
  },
  {
   "id": "nic-lost",
   "terms": [
    "nic missing",
    "interface missing",
    "interface disappeared",
    "no such device",
    "nic disappeared",
    "network device not found",
    "网卡丢失",
    "网卡不见",
    "网卡没了",
    "找不到网卡",
    "网卡丢了",
    "网卡消失"
   ]
  },
  {
   "id": "nic-renamed",
   "terms": [
    "interface renamed",
    "nic name",
    "interface name",
    "网卡名",
    "网卡名称",
    "网卡改名"
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
    "ip 不足",
    "out of ip",
    "ip addresses exhausted",
    "ip pool exhausted",
    "subnet exhausted",
    "insufficient ip",
    "no more ip",
    "分配不到 ip",
    "ip 不够",
    "ip 没了",
    "ip 地址不够",
    "ip 地址耗尽",
    "地址池耗尽",
    "地址用完",
    "地址不够",
    "没 ip 了",
    "子网满了",
    "拿不到 ip",
    "获取不到 ip",
    "没有分到 ip",
    "ip 分完",
    "地址分完",
    "ip 满了",
    "ip 池满",
    "地址池满",
    "地址池用完",
    "ip 池用完",
    "没有 ip 可用",
    "无 ip 可分",
    "ip 用光",
    "ip 分不出来"
   ]
  },
  {
   "id": "no-output",
   "terms": [
    "no output",
    "no response",
    "empty reply",
    "EmptyReply",
    "空响应",
    "没有返回",
    "没返回",
    "没有输出",
    "没有回应",
    "无返回",
    "没输出"
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
   "id": "node-failure",
   "terms": [
    "node failure",
    "node down",
    "node crash",
    "node is down",
    "node goes down",
    "host failure",
    "machine down",
    "节点故障",
    "节点宕机",
    "节点挂",
    "机器宕机",
    "机器挂",
    "主机宕机",
    "宿主机宕机",
    "节点死机",
    "主机故障",
    "node fails",
    "losing a node",
    "lose a node",
    "节点坏"
   ]
  },
  {
   "id": "node-local-dns",
   "terms": [
    "nodelocaldns",
    "node local dns",
    "NodeLocal DNSCache",
    "dns cache",
    "本地 dns 缓存",
    "dns 缓存"
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
    "没有就绪",
    "node is not ready",
    "node goes NotReady",
    "节点 notready",
    "节点变成 notready",
    "节点没就绪",
    "节点挂了"
   ]
  },
  {
   "id": "node-pool",
   "terms": [
    "node pool",
    "machine pool",
    "machine config pool",
    "MachineConfigPool",
    "节点池"
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
    "心跳丢失",
    "lost contact",
    "失联",
    "联系不上",
    "节点失去联系",
    "机器掉线",
    "节点掉了",
    "掉出集群",
    "节点丢了",
    "机器失联",
    "机器连不上",
    "机器离线"
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
   "id": "nodeport-failed",
   "terms": [
    "nodeport not working",
    "nodeport unreachable",
    "nodeport not accessible",
    "nodeport 不通",
    "nodeport 访问不了",
    "nodeport 访问不通"
   ]
  },
  {
   "id": "nodes-flapping",
   "terms": [
    "node flapping",
    "ReadinessFlapping",
    "node keeps going",
    "节点反复",
    "节点状态频繁",
    "节点频繁",
    "节点时好时坏",
    "节点来回",
    "keeps flipping",
    "flips between",
    "flapping between"
   ]
  },
  {
   "id": "north-south",
   "terms": [
    "north-south",
    "南北向"
   ]
  },
  {
   "id": "northbound",
   "terms": [
    "northbound",
    "nbdb",
    "ovn-nb",
    "北向",
    "北向库"
   ]
  },
  {
   "id": "not-cleaned-up",
   "terms": [
    "not cleaned up",
    "not cleaned",
    "not removed",
    "not deleted",
    "not garbage collected",
    "未清理",
    "没有清理",
    "没清理",
    "没清干净",
    "没删干净",
    "未删除",
    "没有删除",
    "没删掉"
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
    "stopped working",
    "doesn't take effect",
    "did not take effect",
    "didn't take effect",
    "not honored",
    "not respected",
    "没用",
    "不管用",
    "没作用",
    "没变化",
    "不起效",
    "没有效果",
    "无作用",
    "NotRolledOut",
    "没起作用",
    "无变化",
    "改了没用",
    "设置了没用",
    "配了没用",
    "配了不生效",
    "does nothing",
    "did nothing",
    "nothing changes",
    "nothing changed",
    "nothing happens"
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
    "丢失",
    "gap in",
    "gaps in"
   ]
  },
  {
   "id": "not-in-list",
   "terms": [
    "not listed",
    "not in the list",
    "not listed in",
    "列表里没有",
    "列表没有",
    "列表中没有"
   ]
  },
  {
   "id": "not-programmed",
   "terms": [
    "not programmed",
    "rules missing",
    "missing rules",
    "flow missing",
    "没下发",
    "未下发",
    "没有下发",
    "规则丢失",
    "流表缺失",
    "规则没了",
    "没推下去",
    "推不下去",
    "下发失败",
    "下发不了",
    "下发不下去"
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
    "到不了",
    "not reachable",
    "inaccessible",
    "unable to reach",
    "unable to access",
    "connection failure",
    "connection failed",
    "cannot ping",
    "can't ping",
    "ping fails",
    "ping failed",
    "cannot communicate",
    "communication failure",
    "访问不到",
    "访问失败",
    "打不通",
    "连接失败",
    "连接不到",
    "不能访问",
    "不能连接",
    "没法访问",
    "通信失败",
    "无法通信",
    "无法联通",
    "无法 ping 通",
    "ping 不到",
    "telnet 不通",
    "curl 不通",
    "不能通",
    "断了",
    "can't talk to",
    "cannot talk to",
    "can't communicate",
    "不能通信",
    "can't be reached",
    "cannot be reached",
    "could not be reached",
    "could not reach",
    "连不着",
    "够不着",
    "访问不着"
   ]
  },
  {
   "id": "not-recognized",
   "terms": [
    "not recognized",
    "not detected",
    "undetected",
    "识别不到",
    "识别不了",
    "认不到",
    "检测不到",
    "未识别",
    "不识别",
    "发现不了",
    "没发现",
    "未发现",
    "not discovered",
    "cannot discover",
    "不认盘",
    "认不出"
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
   "id": "not-running",
   "terms": [
    "not running",
    "NotRunning",
    "no running",
    "NoRunning",
    "isn't running",
    "without running",
    "未运行",
    "没有运行",
    "没在运行",
    "没在跑",
    "没跑"
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
    "看不见",
    "看不了",
    "查不了",
    "没显示",
    "没有显示",
    "显示不了"
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
    "不能启动",
    "did not start",
    "does not start",
    "doesn't start",
    "never starts",
    "not start",
    "startup failure",
    "startup failed",
    "start failed",
    "没起来",
    "起不起来",
    "拉不起",
    "跑不起来",
    "运行不起来",
    "启不动",
    "没有启动",
    "未启动",
    "起不来了",
    "没跑起来",
    "起不动",
    "半天起不来",
    "还没起来",
    "起来失败",
    "起来不了",
    "never comes up",
    "not come up",
    "doesn't come up",
    "won't come up"
   ]
  },
  {
   "id": "not-triggered",
   "terms": [
    "not triggered",
    "not firing",
    "didn't fire",
    "no alert",
    "alert not sent",
    "alerts not sent",
    "alert not received",
    "没触发",
    "不触发",
    "没告警",
    "收不到告警",
    "没有告警",
    "告警没发",
    "没收到告警",
    "不告警",
    "告警发不出来"
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
   "id": "null-pointer",
   "terms": [
    "null pointer",
    "NullPointerException",
    "nil pointer",
    "空指针"
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
    "内网环境",
    "下线"
   ]
  },
  {
   "id": "offload",
   "terms": [
    "hardware offload",
    "offload",
    "offloading",
    "smart nic",
    "smartnic",
    "硬件加速",
    "硬件卸载",
    "智能网卡"
   ]
  },
  {
   "id": "offset",
   "terms": [
    "offset",
    "offsets",
    "位点",
    "偏移量"
   ]
  },
  {
   "id": "one-way-traffic",
   "terms": [
    "connects then hangs",
    "partial connectivity",
    "one-way",
    "unidirectional",
    "单向通",
    "单通",
    "单向不通",
    "一个方向不通"
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
    "运维控制器",
    "操作员"
   ]
  },
  {
   "id": "orchestrate",
   "terms": [
    "orchestration",
    "orchestrate",
    "编排"
   ]
  },
  {
   "id": "osd-down",
   "terms": [
    "OSD down",
    "osds down",
    "osd 掉",
    "osd 挂",
    "osd 离线",
    "osd 异常"
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
    "被 OOM",
    "low memory",
    "low available memory",
    "可用内存不足",
    "oom 了",
    "内存不够用",
    "内存撑爆",
    "内存吃光",
    "oom 杀",
    "被 oom kill",
    "内存爆掉",
    "killed for memory",
    "ran out of memory",
    "runs out of memory",
    "run out of memory"
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
    "过量使用",
    "超配",
    "资源超分"
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
   "id": "overwrite",
   "terms": [
    "overwrite",
    "overwritten",
    "overwrites",
    "reverted",
    "changed back",
    "覆盖",
    "改回",
    "被改回",
    "又变回去",
    "变回去",
    "又被改回",
    "被还原",
    "自动还原",
    "改了又变",
    "gets reverted",
    "set back",
    "resets itself",
    "又恢复原样"
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
   "id": "ovn-database",
   "terms": [
    "ovsdb",
    "ovsdb-server",
    "nbdb",
    "sbdb",
    "ovn database",
    "ovn db",
    "ovn 数据库",
    "northd"
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
   "id": "ovs-restart",
   "terms": [
    "restart ovs",
    "ovs restart",
    "ovs-ovn restart",
    "ovs restarted",
    "重启 ovs",
    "ovs 重启",
    "ovs-ovn 重启"
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
    "所有权",
    "属组",
    "归属"
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
    "掉包",
    "lost packets",
    "losing packets",
    "packets are dropped",
    "packet dropped",
    "loses packets",
    "丢了包",
    "包丢了",
    "丢包率",
    "报文被丢",
    "严重丢包"
   ]
  },
  {
   "id": "page-cache",
   "terms": [
    "page cache",
    "页面缓存",
    "页缓存"
   ]
  },
  {
   "id": "page-error",
   "terms": [
    "页面报",
    "页面卡",
    "页面加载",
    "page fails to load",
    "page error",
    "页面异常"
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
    "访问页面失败",
    "一片空白",
    "空白页",
    "页面白",
    "white page",
    "页面进不去",
    "页面刷不出来",
    "blank screen",
    "页面打开是空白"
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
   "id": "parent-process",
   "terms": [
    "parent process",
    "父进程"
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
    "解码失败",
    "parsing failed",
    "解析报错",
    "格式不对"
   ]
  },
  {
   "id": "partition",
   "terms": [
    "partition",
    "partitions",
    "分区"
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
   "id": "password-change",
   "terms": [
    "改密码",
    "换密码",
    "修改密码",
    "密码修改",
    "更新密码",
    "重置密码",
    "change password",
    "password change",
    "password changed",
    "password update",
    "reset password",
    "password reset",
    "rotate password",
    "密码更新",
    "改完密码",
    "改了密码",
    "changed the password",
    "change the password"
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
   "id": "pause",
   "terms": [
    "pause",
    "paused",
    "pausing",
    "suspend",
    "suspended",
    "暂停",
    "已暂停"
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
    "处于等待",
    "待处理",
    "一直 pending",
    "等待",
    "一直等待",
    "一直等",
    "等了",
    "等着",
    "still waiting",
    "keeps waiting"
   ]
  },
  {
   "id": "percentage",
   "terms": [
    "percent",
    "percentage",
    "ratio",
    "proportion",
    "百分比",
    "占比",
    "比例",
    "比率"
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
    "拒绝访问",
    "insufficient permissions",
    "lacks permission",
    "no permission",
    "没权限",
    "无权",
    "无权访问",
    "没有权限访问",
    "报无权限",
    "越权",
    "没有授权",
    "未被授权",
    "not permitted",
    "may not",
    "no rights",
    "缺权限",
    "权限不够",
    "少权限"
   ]
  },
  {
   "id": "persistence",
   "terms": [
    "persistence",
    "persistent",
    "persist",
    "持久化",
    "持久"
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
    "持久化存储",
    "持久化存储卷"
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
   "id": "physical",
   "terms": [
    "physical",
    "物理"
   ]
  },
  {
   "id": "pid-exhausted",
   "terms": [
    "PIDPressure",
    "pid pressure",
    "unable to create new native thread",
    "cannot fork",
    "pids limit",
    "进程数过多",
    "pid 耗尽",
    "进程数耗尽",
    "线程数过多"
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
    "持续集成",
    "管道"
   ]
  },
  {
   "id": "pipeline-failed",
   "terms": [
    "pipeline failed",
    "pipeline run failed",
    "PipelineRun failed",
    "流水线失败",
    "流水线跑不过",
    "流水线报错",
    "流水线跑不起来"
   ]
  },
  {
   "id": "pipeline-stuck",
   "terms": [
    "PipelineRunPending",
    "pipeline stuck",
    "流水线卡住",
    "流水线不动",
    "流水线不跑",
    "流水线一直"
   ]
  },
  {
   "id": "placement-group",
   "terms": [
    "placement group",
    "PGs",
    "PG inactive",
    "inactive pgs",
    "PGs degraded",
    "归置组"
   ]
  },
  {
   "id": "plaintext",
   "terms": [
    "plaintext",
    "cleartext",
    "明文"
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
   "id": "pod-restart",
   "terms": [
    "pod restart",
    "restart pod",
    "pod restarted",
    "recreate pod",
    "pod recreated",
    "重启 pod",
    "pod 重启",
    "pod 重建",
    "重建 pod",
    "容器重启"
   ]
  },
  {
   "id": "policy",
   "terms": [
    "policy",
    "policies",
    "策略"
   ]
  },
  {
   "id": "pool",
   "terms": [
    "pool",
    "pools",
    "池子",
    "存储池",
    "资源池",
    "池"
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
   "id": "port-binding",
   "terms": [
    "port binding",
    "requested-chassis",
    "端口绑定"
   ]
  },
  {
   "id": "port-forwarding",
   "terms": [
    "port-forward",
    "port forwarding",
    "端口转发"
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
   "id": "port-missing",
   "terms": [
    "logical port not found",
    "port not found",
    "no logical port",
    "port missing",
    "逻辑端口不存在",
    "端口没创建",
    "找不到逻辑端口",
    "逻辑端口丢失"
   ]
  },
  {
   "id": "port-security",
   "terms": [
    "port security",
    "端口安全",
    "spoof",
    "spoofing",
    "spoofed",
    "伪造",
    "冒充",
    "仿冒"
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
    "停电",
    "power cut",
    "pulled the power",
    "pull the plug",
    "pulled the plug",
    "拔电",
    "拔掉电源",
    "拔电源",
    "掉过电",
    "断过电"
   ]
  },
  {
   "id": "power-supply",
   "terms": [
    "power supply",
    "PSU",
    "电源"
   ]
  },
  {
   "id": "precheck",
   "terms": [
    "precheck",
    "pre-check",
    "preflight",
    "pre-flight",
    "预检查",
    "预检",
    "前置检查",
    "检查项",
    "升级检查"
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
   "id": "pressure",
   "terms": [
    "pressure",
    "压力",
    "吃紧"
   ]
  },
  {
   "id": "primary",
   "terms": [
    "primary",
    "master",
    "主库",
    "主集群",
    "主实例"
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
    "不健康",
    "probe timeout",
    "probe fails",
    "failing probe",
    "探活失败",
    "探活超时",
    "探针超时",
    "探测超时",
    "探针不过",
    "健康检查不过",
    "检查不通过"
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
   "id": "producer",
   "terms": [
    "producer",
    "producers",
    "生产者"
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
   "id": "protocol",
   "terms": [
    "protocol",
    "protocols",
    "协议"
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
    "推送失败",
    "推不了",
    "推镜像失败",
    "推镜像报错",
    "cannot push",
    "push is denied",
    "push denied"
   ]
  },
  {
   "id": "pvc-pending",
   "terms": [
    "unbound PersistentVolumeClaims",
    "unbound immediate PersistentVolumeClaims",
    "pvc pending",
    "persistentvolumeclaim pending",
    "waiting for first consumer",
    "pvc 绑定不上",
    "pvc 一直 pending",
    "pvc 未绑定",
    "卷绑定不上",
    "pvc 绑不上"
   ]
  },
  {
   "id": "qos",
   "terms": [
    "QoS",
    "quality of service",
    "bandwidth limit",
    "traffic shaping",
    "服务质量",
    "带宽限制",
    "流量整形",
    "限带宽策略"
   ]
  },
  {
   "id": "query",
   "terms": [
    "query",
    "queries",
    "querying",
    "查询"
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
    "超出配额",
    "quota exceeded",
    "exceeding quota",
    "配额不足",
    "超配额",
    "配额不够",
    "配额用完",
    "配额满",
    "额度"
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
   "id": "raid",
   "terms": [
    "RAID",
    "disk array",
    "磁盘阵列",
    "阵列",
    "阵列卡"
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
    "只读",
    "read only",
    "ReadOnly"
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
   "id": "rebalance",
   "terms": [
    "rebalance",
    "rebalancing",
    "backfill",
    "重平衡",
    "再均衡",
    "数据均衡",
    "重新平衡",
    "再平衡"
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
    "服务器重启",
    "rebooting",
    "unexpected reboot",
    "自动重启",
    "机器自己重启",
    "节点自己重启",
    "重启机器",
    "重启节点",
    "重启之后",
    "重启完",
    "after restart",
    "after restarting"
   ]
  },
  {
   "id": "rebuild",
   "terms": [
    "rebuild",
    "rebuilt",
    "recreate",
    "recreated",
    "re-create",
    "重建",
    "重新创建"
   ]
  },
  {
   "id": "receive",
   "terms": [
    "receive",
    "received",
    "receiving",
    "接收",
    "收到",
    "收不到",
    "收包"
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
    "收敛",
    "调和"
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
   "id": "redundancy",
   "terms": [
    "redundancy",
    "redundant",
    "冗余"
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
   "id": "refresh",
   "terms": [
    "refresh",
    "refreshed",
    "刷新"
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
    "驳回",
    "refuse",
    "turned down",
    "declined",
    "not accepted",
    "not admitted",
    "打回",
    "被打回",
    "不让"
   ]
  },
  {
   "id": "register",
   "terms": [
    "register",
    "registered",
    "registration",
    "注册"
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
    "制品库",
    "注册表",
    "镜像注册表",
    "container registry",
    "private registry",
    "docker registry",
    "私有仓库",
    "私有镜像仓库",
    "注册中心"
   ]
  },
  {
   "id": "reinstall",
   "terms": [
    "reinstall",
    "reinstallation",
    "redeploy",
    "重装",
    "重新安装",
    "重新部署"
   ]
  },
  {
   "id": "reinstall-cluster",
   "terms": [
    "uninstall and reinstall",
    "residual configuration",
    "after reinstall",
    "reinstalled",
    "重装后",
    "重装之后",
    "残留配置",
    "卸载残留",
    "重装完"
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
    "回收",
    "还回来",
    "归还",
    "回收不了",
    "收回",
    "reclaimed",
    "没还回来",
    "give back"
   ]
  },
  {
   "id": "remote",
   "terms": [
    "remote",
    "remotely",
    "远程",
    "远端"
   ]
  },
  {
   "id": "remote-write",
   "terms": [
    "remote write",
    "remoteWrite",
    "远程写",
    "远程写入"
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
    "下线节点",
    "kick out",
    "踢出",
    "剔除"
   ]
  },
  {
   "id": "rename",
   "terms": [
    "rename",
    "renamed",
    "重命名",
    "改名"
   ]
  },
  {
   "id": "repeated-alert",
   "terms": [
    "repeated alerts",
    "alert storm",
    "too many alerts",
    "告警风暴",
    "重复告警",
    "一直告警",
    "一直报警",
    "狂报",
    "频繁告警",
    "反复告警"
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
   "id": "replay",
   "terms": [
    "replay",
    "replaying",
    "replayed",
    "重放",
    "回放"
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
    "副本集",
    "rs"
   ]
  },
  {
   "id": "replicas-at-maximum",
   "terms": [
    "KubeHpaMaxedOut",
    "maxed out",
    "maxReplicas",
    "max replicas",
    "最大副本数",
    "副本数上限",
    "扩到上限"
   ]
  },
  {
   "id": "replicas-mismatch",
   "terms": [
    "replicas mismatch",
    "ReplicasMismatch",
    "desired replicas",
    "unavailable replicas",
    "replicas unavailable",
    "副本数不一致",
    "副本数不匹配",
    "副本不足",
    "副本数不够",
    "副本数不对",
    "期望副本",
    "副本不可用",
    "副本不够",
    "少副本",
    "副本没起全",
    "副本数达不到",
    "副本起不全",
    "没到期望",
    "fewer replicas",
    "not all replicas",
    "missing replicas",
    "not enough replicas",
    "副本数少",
    "副本没齐"
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
    "同步延迟",
    "主从不同步",
    "主从延迟",
    "从库延迟",
    "lags behind"
   ]
  },
  {
   "id": "report",
   "terms": [
    "report",
    "reports",
    "报表",
    "报告",
    "清单列表"
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
   "id": "reset",
   "terms": [
    "reset",
    "重置"
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
    "域名解析失败",
    "dns failure",
    "dns failed",
    "cannot be resolved",
    "fails to resolve",
    "dns timeout",
    "dns lookup failed",
    "dns 解析失败",
    "dns 超时",
    "dns 不通",
    "域名解析不了",
    "解析不出来",
    "解析超时",
    "解析报错",
    "DNSErrors",
    "dns errors",
    "解析异常",
    "解析出错",
    "解析挂",
    "解析不出",
    "域名查不到",
    "dns 挂了",
    "dns 解析不了",
    "dns 出问题"
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
   "id": "restart-count",
   "terms": [
    "restart count",
    "restart counts",
    "high restart",
    "重启次数",
    "重启计数",
    "重启了很多次",
    "重启几十次",
    "重启好多次",
    "restarted many times",
    "many restarts",
    "restarted several times"
   ]
  },
  {
   "id": "restart-required",
   "terms": [
    "RestartRequired",
    "restart required",
    "requires a restart",
    "needs a restart",
    "pending restart",
    "restart is needed",
    "要求重启",
    "需要重启",
    "待重启",
    "重启生效",
    "提示重启",
    "重启后生效"
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
   "id": "restore-failed",
   "terms": [
    "restore failed",
    "failed to restore",
    "restore fails",
    "恢复失败",
    "还原失败",
    "恢复报错"
   ]
  },
  {
   "id": "restrict-access",
   "terms": [
    "access control",
    "控制访问",
    "限制访问",
    "只允许",
    "only allow",
    "仅允许",
    "只给",
    "only let",
    "restrict access",
    "limit access"
   ]
  },
  {
   "id": "resume",
   "terms": [
    "resume",
    "resumed",
    "unpause",
    "unpaused",
    "继续运行",
    "取消暂停"
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
   "id": "retransmission",
   "terms": [
    "retransmission",
    "retransmit",
    "retransmissions",
    "tcp retransmission",
    "重传"
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
   "id": "reuse",
   "terms": [
    "reuse",
    "reused",
    "复用",
    "重用"
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
   "id": "revoked",
   "terms": [
    "revoke",
    "revoked",
    "revocation",
    "CRL",
    "吊销",
    "撤销"
   ]
  },
  {
   "id": "ring-buffer",
   "terms": [
    "ring buffer",
    "rx ring",
    "环形缓冲区",
    "网卡缓冲"
   ]
  },
  {
   "id": "robot-account",
   "terms": [
    "robot account",
    "机器人账户",
    "机器人账号"
   ]
  },
  {
   "id": "role",
   "terms": [
    "role",
    "roles",
    "角色"
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
    "还原版本",
    "退回",
    "回退版本"
   ]
  },
  {
   "id": "rolling-update-stuck",
   "terms": [
    "rollout stuck",
    "RolloutStuck",
    "rollout has not progressed",
    "UpdateNotRolledOut",
    "滚动更新卡住",
    "更新卡住",
    "发布卡住",
    "滚动卡住",
    "升级卡住",
    "upgrade stuck",
    "not been rolled out",
    "rolled out",
    "更新没完成",
    "更新没有完成",
    "更新未完成",
    "升级到一半",
    "升了一半",
    "更新到一半",
    "更新一半",
    "升到一半",
    "升级没完",
    "half upgraded",
    "partially upgraded",
    "升级停住",
    "更新停住",
    "更新不动",
    "升级不动",
    "update stuck",
    "发布到一半"
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
    "发布",
    "滚更"
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
   "id": "root-disk",
   "terms": [
    "root disk",
    "root filesystem",
    "root partition",
    "根盘",
    "根分区",
    "根磁盘",
    "系统盘"
   ]
  },
  {
   "id": "root-user",
   "terms": [
    "root user",
    "as root",
    "根用户",
    "root 用户"
   ]
  },
  {
   "id": "rotation",
   "terms": [
    "rotate",
    "rotated",
    "rotation",
    "轮换",
    "轮转"
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
   "id": "route-missing",
   "terms": [
    "missing route",
    "route missing",
    "route lost",
    "routes disappear",
    "no route for",
    "路由丢失",
    "路由没了",
    "缺少路由",
    "路由缺失",
    "路由不见了",
    "路由没下发"
   ]
  },
  {
   "id": "rule",
   "terms": [
    "rule",
    "rules",
    "规则"
   ]
  },
  {
   "id": "run-queue",
   "terms": [
    "run queue",
    "waiting for cpu",
    "runnable",
    "运行队列"
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
   "id": "same-node",
   "terms": [
    "same node",
    "same host",
    "同节点",
    "同一节点",
    "同一个节点",
    "同主机"
   ]
  },
  {
   "id": "same-subnet",
   "terms": [
    "same subnet",
    "同子网",
    "同一子网",
    "同网段",
    "同一个子网"
   ]
  },
  {
   "id": "sample",
   "terms": [
    "sample",
    "samples",
    "样本",
    "采样"
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
    "缩小",
    "scaled down"
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
    "扩张",
    "调整大小"
   ]
  },
  {
   "id": "scan",
   "terms": [
    "scan",
    "scanning",
    "scanner",
    "扫描"
   ]
  },
  {
   "id": "scheduler",
   "terms": [
    "kube-scheduler",
    "scheduler",
    "调度器",
    "调度组件"
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
    "重新调度",
    "调度到"
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
    "没有可调度的节点",
    "cannot schedule",
    "can't be scheduled",
    "调度不了",
    "调度不出去",
    "调度不到",
    "没法调度",
    "不能调度",
    "无法被调度",
    "调度不过去",
    "调不上去",
    "排不上",
    "no node fits",
    "nowhere to run",
    "does not fit on any node",
    "找不到合适的节点",
    "没有合适的节点",
    "没节点可用",
    "分配不到节点"
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
    "指标采集",
    "targets",
    "scrape target",
    "scrape targets",
    "scrape config",
    "抓取目标",
    "采集配置",
    "抓取配置",
    "采不到",
    "没采到",
    "取不到指标",
    "拉不到指标",
    "抓不到",
    "抓取不到",
    "抓不到数据"
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
   "id": "scrub",
   "terms": [
    "deep-scrub",
    "scrub",
    "scrubbing",
    "清洗",
    "数据清洗"
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
   "id": "secondary",
   "terms": [
    "secondary",
    "slave",
    "从库",
    "备库",
    "备集群",
    "备用集群",
    "从节点"
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
    "第二张网卡",
    "second network card",
    "additional interface",
    "附属网卡",
    "附属网络",
    "多块网卡"
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
   "id": "security",
   "terms": [
    "security",
    "secure",
    "安全"
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
    "安全组",
    "security group rule",
    "安全组规则"
   ]
  },
  {
   "id": "security-software",
   "terms": [
    "安全软件",
    "杀毒",
    "杀毒软件",
    "antivirus",
    "anti-virus",
    "EDR",
    "endpoint protection",
    "security software",
    "security agent",
    "安全代理",
    "安全防护",
    "安全模块",
    "主机安全"
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
   "id": "semaphore",
   "terms": [
    "semaphore",
    "信号量"
   ]
  },
  {
   "id": "send",
   "terms": [
    "send",
    "sent",
    "sending",
    "发送",
    "发不出",
    "发不出去"
   ]
  },
  {
   "id": "send-failed",
   "terms": [
    "FailedToSendAlerts",
    "ErrorSendingAlerts",
    "failed to send",
    "failing to send",
    "cannot send",
    "unable to send",
    "notification failed",
    "发送失败",
    "发不出",
    "发不出去",
    "没法发送"
   ]
  },
  {
   "id": "sensitive",
   "terms": [
    "sensitive",
    "敏感"
   ]
  },
  {
   "id": "serial-number",
   "terms": [
    "serial number",
    "序列号"
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
    "服务账户",
    "sa"
   ]
  },
  {
   "id": "service-discovery",
   "terms": [
    "service discovery",
    "target discovery",
    "服务发现"
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
   "id": "service-unavailable",
   "terms": [
    "service temporarily unavailable",
    "no healthy upstream",
    "报 503",
    "503 错误",
    "没有健康的后端",
    "没有可用后端",
    "后端不可用",
    "后端被摘"
   ]
  },
  {
   "id": "service-unreachable",
   "terms": [
    "service unreachable",
    "cannot access service",
    "service not reachable",
    "service not accessible",
    "服务不通",
    "访问服务不通",
    "访问不了服务",
    "svc 不通",
    "服务访问不了",
    "服务访问不通",
    "服务无法访问",
    "服务连不上",
    "连不上服务",
    "cannot reach the service",
    "服务不可访问",
    "访问不到服务"
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
   "id": "session-lost",
   "terms": [
    "long connection",
    "long-lived connection",
    "idle timeout",
    "idle connections",
    "长连接断",
    "空闲超时",
    "空闲断开"
   ]
  },
  {
   "id": "severity",
   "terms": [
    "severity",
    "严重程度",
    "严重级别"
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
    "sidecar 注入",
    "侧车"
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
    "屏蔽告警",
    "muted",
    "suppress"
   ]
  },
  {
   "id": "single-point-of-failure",
   "terms": [
    "single point of failure",
    "SPOF",
    "单点故障"
   ]
  },
  {
   "id": "sizing",
   "terms": [
    "sizing",
    "capacity planning",
    "容量规划",
    "规格选型",
    "尺寸",
    "要多少台",
    "要几台",
    "多大盘",
    "几个节点",
    "估算",
    "怎么估",
    "how many nodes",
    "how big",
    "how much memory",
    "estimate",
    "选型",
    "配多大",
    "要多大",
    "多少资源",
    "需要多少",
    "sizing guide",
    "规格"
   ]
  },
  {
   "id": "slow-resolution",
   "terms": [
    "slow resolution",
    "resolution is slow",
    "resolves slowly",
    "slow dns",
    "dns is slow",
    "解析慢",
    "解析很慢",
    "解析变慢",
    "解析太慢",
    "dns 慢",
    "dns 很慢"
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
    "接口慢",
    "slow log",
    "slow queries",
    "slow sql",
    "慢日志",
    "慢 sql",
    "慢请求",
    "响应很慢",
    "反应慢",
    "加载慢",
    "响应时间长"
   ]
  },
  {
   "id": "slow-start",
   "terms": [
    "启动慢",
    "起得慢",
    "起来很慢",
    "启动很慢",
    "启动时间长",
    "启动延迟",
    "slow to start",
    "starts slowly",
    "startup latency",
    "start-up latency",
    "slow start",
    "slow startup",
    "slow start-up",
    "takes long to start",
    "start slowly"
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
   "id": "snapshot-failed",
   "terms": [
    "snapshot failed",
    "failed to create snapshot",
    "cannot snapshot",
    "快照失败",
    "快照创建失败",
    "打不了快照"
   ]
  },
  {
   "id": "snat",
   "terms": [
    "SNAT",
    "source nat",
    "natOutgoing",
    "nat outgoing",
    "masquerade",
    "源地址转换",
    "源 nat",
    "出网 nat"
   ]
  },
  {
   "id": "socket",
   "terms": [
    "socket",
    "sockets",
    "unix socket",
    "套接字"
   ]
  },
  {
   "id": "soft-interrupt",
   "terms": [
    "softirq",
    "soft interrupt",
    "软中断"
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
    "真实 ip",
    "real ip",
    "real pod ip",
    "真实地址",
    "original ip",
    "原始 ip",
    "源 ip 地址",
    "原 ip",
    "原来的 ip",
    "real address",
    "客户端真实 ip"
   ]
  },
  {
   "id": "southbound",
   "terms": [
    "southbound",
    "sbdb",
    "ovn-sb",
    "南向",
    "南向库"
   ]
  },
  {
   "id": "space",
   "terms": [
    "free space",
    "available space",
    "space",
    "剩余空间",
    "可用空间",
    "存储空间"
   ]
  },
  {
   "id": "speed",
   "terms": [
    "speed",
    "link speed",
    "速率",
    "速度",
    "降速"
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
   "id": "spread",
   "terms": [
    "spread",
    "spread across",
    "打散",
    "分散"
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
    "远程登录",
    "ssh 不上",
    "ssh 连不上",
    "远程连接"
   ]
  },
  {
   "id": "stack-overflow",
   "terms": [
    "stack overflow",
    "StackOverflowError",
    "栈溢出"
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
    "脏数据",
    "residue",
    "garbage data",
    "残余",
    "垃圾数据",
    "残留数据",
    "旧数据",
    "not refreshed",
    "not up to date",
    "没更新",
    "不更新",
    "没有更新",
    "久未更新",
    "has not been refreshed",
    "has not been updated",
    "not been updated",
    "刷新不了",
    "不刷新",
    "没刷新",
    "没有刷新"
   ]
  },
  {
   "id": "stale-file-handle",
   "terms": [
    "stale file handle",
    "stale nfs",
    "ESTALE",
    "nfs 卡住",
    "nfs 挂死",
    "文件句柄失效",
    "陈旧的文件句柄"
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
    "有状态应用",
    "sts",
    "有状态服务",
    "有状态负载"
   ]
  },
  {
   "id": "static",
   "terms": [
    "static",
    "静态"
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
    "指定 ip",
    "fixed address",
    "fixed addresses",
    "static address",
    "固定地址",
    "地址固定",
    "ip 固定",
    "static addresses",
    "固定的 ip",
    "固定的地址"
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
   "id": "storage-full",
   "terms": [
    "pool full",
    "storage full",
    "backend full",
    "OSD full",
    "存储满",
    "存储空间不足",
    "存储池满",
    "存储满了",
    "storage is full",
    "StorageFull",
    "仓库满",
    "存储快满",
    "存储快用完",
    "存储用完",
    "存储用满",
    "存储爆了"
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
    "一直处于",
    "stall",
    "stalled",
    "stalls",
    "unresponsive",
    "停滞",
    "冻结",
    "卡着",
    "僵住",
    "挂死",
    "hang 住",
    "转圈",
    "没动静",
    "无响应",
    "没响应",
    "卡不动",
    "froze",
    "wedged",
    "停在",
    "停住",
    "没进度",
    "进度不动",
    "不往下走",
    "走不下去",
    "半天没反应",
    "一直转",
    "can't go on",
    "cannot go on",
    "can't continue",
    "cannot continue",
    "no progress",
    "does not progress",
    "doesn't progress",
    "never completes",
    "never ends",
    "not finishing",
    "doesn't finish",
    "does not finish",
    "takes forever",
    "动不了",
    "不走了",
    "不往下",
    "一动不动"
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
   "id": "subnet-overlap",
   "terms": [
    "overlapping cidr",
    "cidr conflict",
    "cidr overlap",
    "subnet conflict",
    "cidr overlaps",
    "overlap",
    "overlapping",
    "网段冲突",
    "网段重叠",
    "地址段冲突",
    "子网冲突",
    "cidr 冲突",
    "cidr 重叠",
    "网段重复",
    "网段撞",
    "地址段撞",
    "网段打架",
    "same range"
   ]
  },
  {
   "id": "swap-memory",
   "terms": [
    "swap memory",
    "swap partition",
    "swapoff",
    "交换分区",
    "swap 分区",
    "swap",
    "swapping",
    "thrashing",
    "page thrashing",
    "换页",
    "换入换出",
    "交换内存"
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
   "id": "switchover",
   "terms": [
    "switchover",
    "switch over",
    "primary switch",
    "主从切换",
    "主备倒换",
    "倒换",
    "切换失败",
    "切换",
    "切过去",
    "切换过去",
    "切流",
    "主备切",
    "fail over",
    "fails over",
    "failed over",
    "倒过去"
   ]
  },
  {
   "id": "sync-failed",
   "terms": [
    "sync failed",
    "failed to sync",
    "synchronization failed",
    "fails to sync",
    "同步失败",
    "同步不了",
    "同步不过来",
    "同步不上",
    "SyncFailed",
    "SyncFailure",
    "sync failure"
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
   "id": "table-full",
   "terms": [
    "table full",
    "table is full",
    "表满",
    "表满了"
   ]
  },
  {
   "id": "tablespace",
   "terms": [
    "tablespace",
    "表空间"
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
   "id": "tcp-offload",
   "terms": [
    "TSO",
    "GSO",
    "tx checksum",
    "segmentation offload",
    "分段卸载",
    "校验和卸载"
   ]
  },
  {
   "id": "temperature",
   "terms": [
    "temperature",
    "overheating",
    "thermal",
    "温度",
    "过热"
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
    "进入容器",
    "web terminal",
    "web-cli",
    "webcli",
    "进终端",
    "命令行终端"
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
    "正在删除",
    "掐掉",
    "掐断",
    "cut off",
    "中止"
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
   "id": "time-series",
   "terms": [
    "time series",
    "TSDB",
    "时序",
    "时间序列"
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
    "时间漂移",
    "clock difference",
    "clock not synchronizing",
    "NodeClockSkewDetected",
    "NodeClockNotSynchronising",
    "时间不对",
    "时间不准",
    "时间不同步",
    "时钟不同步",
    "时间差",
    "对时",
    "ntp server",
    "time server",
    "时间服务器",
    "时间源",
    "时钟源",
    "授时",
    "校时",
    "clocks differ",
    "时间跑偏",
    "时间跳变",
    "clock jump",
    "时间慢了",
    "时间快了",
    "钟不准",
    "clock is off",
    "clock off",
    "clocks are off"
   ]
  },
  {
   "id": "time-zone",
   "terms": [
    "time zone",
    "timezone",
    "时区",
    "差八个小时",
    "慢八个小时",
    "差 8 小时",
    "慢 8 小时",
    "eight hours off",
    "时间差八小时"
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
    "请求超时",
    "等待超时"
   ]
  },
  {
   "id": "timestamp",
   "terms": [
    "timestamp",
    "timestamps",
    "时间戳"
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
    "握手",
    "TLSHandshake",
    "bad certificate",
    "handshake failed",
    "握手超时",
    "握手报错"
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
   "id": "token-expired",
   "terms": [
    "token expired",
    "expired token",
    "session expired",
    "token has expired",
    "令牌过期",
    "token 过期",
    "会话过期",
    "登录过期",
    "掉登录"
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
    "超限",
    "exceeding",
    "beyond the limit",
    "超标",
    "超了",
    "exceed"
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
   "id": "too-many-redirects",
   "terms": [
    "too many redirects",
    "redirect loop",
    "重定向次数过多",
    "循环重定向",
    "无限跳转"
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
   "id": "top-fails",
   "terms": [
    "kubectl top",
    "Metrics API not available",
    "metrics-server",
    "指标服务器",
    "top 看不到"
   ]
  },
  {
   "id": "topic",
   "terms": [
    "topic",
    "topics",
    "主题"
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
   "id": "traffic-interruption",
   "terms": [
    "traffic interruption",
    "network interruption during",
    "brief interruption",
    "网络闪断",
    "短暂中断",
    "流量中断",
    "断流",
    "短暂断网",
    "秒级中断"
   ]
  },
  {
   "id": "traffic-mirroring",
   "terms": [
    "traffic mirroring",
    "traffic mirror",
    "port mirroring",
    "mirrored traffic",
    "流量镜像",
    "端口镜像",
    "erspan",
    "rspan",
    "span port",
    "mirror traffic",
    "mirror the traffic",
    "流量复制",
    "流量拷贝",
    "镜像流量",
    "镜像口"
   ]
  },
  {
   "id": "traffic-not-balanced",
   "terms": [
    "imbalance",
    "imbalanced",
    "unbalanced",
    "uneven",
    "not balanced",
    "不均衡",
    "不均匀",
    "不平衡",
    "负载不均",
    "倾斜",
    "skew",
    "skewed",
    "lopsided",
    "不均",
    "有的忙有的闲",
    "别的闲着",
    "忙闲不均",
    "some are idle",
    "不平均",
    "分布不均"
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
   "id": "trend",
   "terms": [
    "trend",
    "trending",
    "趋势",
    "走势"
   ]
  },
  {
   "id": "trigger",
   "terms": [
    "trigger",
    "triggered",
    "triggers",
    "触发",
    "触发器",
    "触发不了"
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
    "调试",
    "故障排除",
    "故障排查",
    "排错",
    "narrow down",
    "缩小范围"
   ]
  },
  {
   "id": "trunk",
   "terms": [
    "trunk",
    "trunk port",
    "中继口"
   ]
  },
  {
   "id": "trust",
   "terms": [
    "trust",
    "trusted",
    "truststore",
    "trust store",
    "信任",
    "信任库",
    "信任存储"
   ]
  },
  {
   "id": "tuning",
   "terms": [
    "tuning",
    "tune",
    "tuned",
    "调优",
    "优化",
    "optimize",
    "optimise",
    "optimization",
    "optimisation",
    "optimized",
    "加速",
    "提速",
    "accelerate",
    "acceleration",
    "faster",
    "speed up",
    "更快"
   ]
  },
  {
   "id": "two-masters",
   "terms": [
    "two masters",
    "two leaders",
    "dual master",
    "双主",
    "两个主",
    "两主"
   ]
  },
  {
   "id": "unassigned-shards",
   "terms": [
    "unassigned shards",
    "unassigned shard",
    "分片未分配",
    "未分配分片",
    "未分配的分片"
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
    "停机时间",
    "interruption",
    "interrupted",
    "service interruption",
    "停服",
    "服务中断",
    "业务中断",
    "断服",
    "不可访问",
    "interrupt"
   ]
  },
  {
   "id": "under-replicated",
   "terms": [
    "under-replicated",
    "in-sync replicas",
    "ISR",
    "同步副本",
    "副本不同步",
    "副本未同步"
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
   "id": "underlay-overlay",
   "terms": [
    "u2o",
    "u2oInterconnection",
    "underlay to overlay",
    "overlay to underlay",
    "underlay 与 overlay",
    "underlay 和 overlay"
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
    "卸载",
    "卸掉",
    "卸了",
    "卸不干净",
    "拆掉"
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
    "取消挂载",
    "detached",
    "detaching",
    "摘除"
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
   "id": "unused",
   "terms": [
    "unused",
    "没人用",
    "没用的",
    "不用的",
    "无用",
    "idle",
    "闲置",
    "未使用",
    "不再使用",
    "no longer used",
    "not used any more",
    "没在用"
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
   "id": "upgrade-failed",
   "terms": [
    "upgrade failed",
    "failed upgrade",
    "upgrade failure",
    "upgrade fails",
    "failed to upgrade",
    "升级失败",
    "升级不了",
    "升不上去",
    "升级报错"
   ]
  },
  {
   "id": "upload",
   "terms": [
    "upload",
    "uploaded",
    "uploading",
    "上传"
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
    "非法值",
    "validate"
   ]
  },
  {
   "id": "vendor",
   "terms": [
    "vendor",
    "vendors",
    "供应商",
    "厂商"
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
   "id": "version-mismatch",
   "terms": [
    "version mismatch",
    "VersionMismatch",
    "version skew",
    "different versions",
    "版本不一致",
    "版本不匹配",
    "版本不同",
    "版本偏差",
    "different release",
    "another release",
    "mixed versions",
    "multiple versions",
    "several versions",
    "versions differ",
    "版本混用",
    "多个版本",
    "版本混杂",
    "版本不统一",
    "新旧版本",
    "not the same version",
    "版本不齐"
   ]
  },
  {
   "id": "view-only",
   "terms": [
    "view only",
    "read-only access",
    "read only access",
    "只读权限",
    "只读账号",
    "只能看",
    "只给看",
    "只能查看",
    "仅查看",
    "查看权限",
    "only view",
    "only see"
   ]
  },
  {
   "id": "vip-moves",
   "terms": [
    "vip failover",
    "vip drift",
    "vip flapping",
    "vip moved",
    "vip 漂移",
    "vip 飘",
    "飘了",
    "飘走",
    "漂了",
    "vip 切换",
    "ip 漂移",
    "来回漂"
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
    "云主机",
    "客户机",
    "云主机实例",
    "machines"
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
    "虚拟局域网",
    "vlan tag",
    "tagged",
    "untagged",
    "vlan 标签",
    "vlan 不通"
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
   "id": "vm-import",
   "terms": [
    "virt-v2v",
    "v2v",
    "import vm",
    "vm import",
    "VMware",
    "虚拟机导入",
    "导入虚拟机",
    "迁移虚拟机",
    "vSphere",
    "ESXi",
    "vCenter",
    "from vmware"
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
   "id": "vm-not-starting",
   "terms": [
    "vm fails to start",
    "vm does not start",
    "vm not starting",
    "cannot start vm",
    "vm stuck starting",
    "vm won't boot",
    "虚拟机起不来",
    "虚拟机启动失败",
    "虚拟机开不了机",
    "虚机起不来",
    "虚机启动失败",
    "虚机启动不了",
    "虚拟机启动不了",
    "虚机开不了机"
   ]
  },
  {
   "id": "vm-stopped",
   "terms": [
    "vm powered off",
    "vm stopped",
    "power off vm",
    "vm shut down",
    "虚拟机关机",
    "虚机关机",
    "关不了机",
    "虚拟机停了"
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
   "id": "volume-expansion",
   "terms": [
    "volume expansion",
    "expand volume",
    "expand pvc",
    "resize pvc",
    "resize volume",
    "卷扩容",
    "pvc 扩容",
    "磁盘扩容",
    "扩盘",
    "扩容不生效",
    "磁盘太小",
    "盘太小",
    "disk too small",
    "加大磁盘",
    "磁盘加大",
    "bigger disk",
    "larger disk",
    "enlarge the disk",
    "扩一下盘",
    "硬盘扩容"
   ]
  },
  {
   "id": "volume-full",
   "terms": [
    "volume full",
    "PersistentVolumeFillingUp",
    "pvc full",
    "卷满",
    "pvc 满",
    "数据盘满",
    "卷空间不足",
    "卷写满",
    "pvc 空间不足",
    "卷快满",
    "数据卷满",
    "卷只剩",
    "存储卷满",
    "卷要满"
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
   "id": "volume-lost",
   "terms": [
    "pv lost",
    "pvc lost",
    "Lost phase",
    "卷丢失",
    "卷没了"
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
   "id": "vpc-peering",
   "terms": [
    "vpc peering",
    "VpcPeering",
    "peering",
    "vpc 互联",
    "对等连接",
    "vpc 互通",
    "vpc 打通"
   ]
  },
  {
   "id": "wait-for-first-consumer",
   "terms": [
    "WaitForFirstConsumer",
    "volumeBindingMode",
    "volume binding mode",
    "绑定模式",
    "延迟绑定"
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
   "id": "watchdog",
   "terms": [
    "watchdog",
    "dead man's switch",
    "看门狗"
   ]
  },
  {
   "id": "webhook-timeout",
   "terms": [
    "webhook timeout",
    "failed calling webhook",
    "webhook 超时",
    "调用 webhook 失败",
    "webhook timed out",
    "webhook unavailable",
    "webhook unreachable",
    "调用 webhook 超时",
    "webhook 调用失败",
    "webhook 不通"
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
   "id": "weight",
   "terms": [
    "weight",
    "weights",
    "weighted",
    "权重"
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
    "绕过",
    "temporary solution",
    "变通",
    "变通方法",
    "临时解决方案",
    "临时解决",
    "mitigate",
    "先顶一下",
    "临时顶",
    "stopgap",
    "应急",
    "怎么顶"
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
   "id": "working-set",
   "terms": [
    "working set",
    "工作集"
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
   "id": "write",
   "terms": [
    "write",
    "writes",
    "written",
    "写入",
    "写不进去",
    "写不了",
    "failed to write",
    "write failed",
    "unable to write",
    "写失败",
    "写不进"
   ]
  },
  {
   "id": "write-ahead-log",
   "terms": [
    "write-ahead log",
    "WAL",
    "预写日志"
   ]
  },
  {
   "id": "wrong",
   "terms": [
    "wrong",
    "incorrect",
    "不对",
    "错误的",
    "有误",
    "写错",
    "填错",
    "搞错",
    "弄错"
   ]
  },
  {
   "id": "wrong-password",
   "terms": [
    "wrong password",
    "incorrect password",
    "invalid password",
    "invalid credentials",
    "密码错误",
    "密码不对",
    "密码错",
    "用户名或密码错误",
    "密码不正确"
   ]
  },
  {
   "id": "wrong-type",
   "terms": [
    "type mismatch",
    "wrong type",
    "cannot unmarshal",
    "类型错误",
    "类型不对",
    "类型不匹配",
    "字段类型",
    "invalid type"
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
   "id": "zero-downtime",
   "terms": [
    "zero downtime",
    "without downtime",
    "no downtime",
    "不停机",
    "零停机",
    "无中断"
   ]
  },
  {
   "id": "zombie-process",
   "terms": [
    "zombie process",
    "defunct",
    "僵尸进程",
    "zombie",
    "zombies",
    "僵尸",
    "无效进程",
    "僵死进程"
   ]
  }
 ]
};
