// Generated from data/verdicts.json by scripts/generate.mjs. Do not edit.
export const verdicts = {
 "marks": {
  "normal": [
   "✅",
   "✔",
   "☑",
   "🟢",
   "✓"
  ],
  "warning": [
   "⚠",
   "🟡",
   "🟠"
  ],
  "abnormal": [
   "❌",
   "✘",
   "✗",
   "✖",
   "🔴",
   "🚨"
  ]
 },
 "words": {
  "normal": [
   "正常",
   "健康",
   "通过",
   "预期",
   "预期结果",
   "期望",
   "期望结果",
   "预期输出",
   "期望输出",
   "正常情况",
   "正常状态",
   "正常输出",
   "正确",
   "成功",
   "normal",
   "healthy",
   "good",
   "ok",
   "pass",
   "passed",
   "expected",
   "expected result",
   "expected output",
   "success",
   "successful"
  ],
  "warning": [
   "警告",
   "告警",
   "预警",
   "注意阈值",
   "warning",
   "warn",
   "degraded",
   "caution"
  ],
  "abnormal": [
   "异常",
   "错误",
   "失败",
   "严重",
   "故障",
   "不正常",
   "异常情况",
   "异常状态",
   "异常输出",
   "abnormal",
   "unhealthy",
   "critical",
   "fail",
   "failed",
   "failure",
   "bad",
   "error",
   "problem"
  ]
 },
 "comparators": {
  "before": [
   [
    ">=",
    [
     "大于等于",
     "大于或等于",
     "不小于",
     "不低于",
     "不少于",
     "至少",
     "at least",
     "no less than",
     "not less than",
     "greater than or equal to",
     "no fewer than"
    ]
   ],
   [
    "<=",
    [
     "小于等于",
     "小于或等于",
     "不大于",
     "不高于",
     "不超过",
     "不多于",
     "至多",
     "最多",
     "at most",
     "no more than",
     "not more than",
     "less than or equal to",
     "up to"
    ]
   ],
   [
    ">",
    [
     "大于",
     "高于",
     "超过",
     "多于",
     "greater than",
     "more than",
     "higher than",
     "larger than",
     "above",
     "over",
     "exceeds",
     "exceeding"
    ]
   ],
   [
    "<",
    [
     "小于",
     "低于",
     "少于",
     "less than",
     "lower than",
     "fewer than",
     "smaller than",
     "below",
     "under"
    ]
   ],
   [
    "==",
    [
     "等于",
     "equal to",
     "equals",
     "is exactly"
    ]
   ],
   [
    "!=",
    [
     "不等于",
     "not equal to"
    ]
   ]
  ],
  "after": [
   [
    ">=",
    [
     "及以上",
     "或以上",
     "以上",
     "or more",
     "or higher",
     "or above",
     "or greater"
    ]
   ],
   [
    "<=",
    [
     "及以下",
     "或以下",
     "以内",
     "之内",
     "内",
     "or less",
     "or lower",
     "or fewer",
     "or below"
    ]
   ],
   [
    "<",
    [
     "以下"
    ]
   ]
  ]
 },
 "units": {
  "ns": [
   "ns",
   "纳秒",
   "nanoseconds"
  ],
  "us": [
   "us",
   "µs",
   "微秒",
   "microseconds"
  ],
  "ms": [
   "ms",
   "毫秒",
   "milliseconds",
   "millisecond",
   "msec"
  ],
  "s": [
   "s",
   "秒",
   "秒钟",
   "sec",
   "secs",
   "second",
   "seconds"
  ],
  "min": [
   "min",
   "mins",
   "m",
   "分钟",
   "分",
   "minute",
   "minutes"
  ],
  "h": [
   "h",
   "小时",
   "hour",
   "hours",
   "hr",
   "hrs"
  ],
  "d": [
   "d",
   "天",
   "日",
   "day",
   "days"
  ],
  "%": [
   "%",
   "％",
   "percent"
  ],
  "B": [
   "b",
   "byte",
   "bytes",
   "字节"
  ],
  "KB": [
   "kb",
   "k"
  ],
  "KiB": [
   "kib",
   "ki"
  ],
  "MB": [
   "mb"
  ],
  "MiB": [
   "mib",
   "mi"
  ],
  "GB": [
   "gb",
   "g"
  ],
  "GiB": [
   "gib",
   "gi"
  ],
  "TB": [
   "tb",
   "t"
  ],
  "TiB": [
   "tib",
   "ti"
  ],
  "Mbps": [
   "mbps"
  ],
  "Gbps": [
   "gbps"
  ],
  "": [
   "个",
   "次",
   "条",
   "台",
   "行",
   "份",
   "项",
   "块",
   "套"
  ]
 },
 "dimensions": {
  "time": {
   "ns": 1e-9,
   "us": 0.000001,
   "ms": 0.001,
   "s": 1,
   "min": 60,
   "h": 3600,
   "d": 86400
  },
  "share": {
   "%": 1
  },
  "bytes": {
   "B": 1,
   "KB": 1000,
   "KiB": 1024,
   "MB": 1000000,
   "MiB": 1048576,
   "GB": 1000000000,
   "GiB": 1073741824,
   "TB": 1000000000000,
   "TiB": 1099511627776
  },
  "rate": {
   "Mbps": 1,
   "Gbps": 1000
  }
 },
 "be": [
  "均为",
  "都为",
  "都是",
  "均处于",
  "都处于",
  "全部处于",
  "处于",
  "达到阶段",
  "达到",
  "保持为",
  "变为",
  "reaches phase",
  "reach phase",
  "reaches",
  "reach",
  "is in the",
  "are in the",
  "remains",
  "remain",
  "stays",
  "becomes",
  "应该为",
  "应当为",
  "应该是",
  "应为",
  "应是",
  "必须为",
  "必须是",
  "须为",
  "为",
  "是",
  "should be",
  "must be",
  "shall be",
  "is",
  "are"
 ],
 "beNot": [
  "不应该为",
  "不应为",
  "不应是",
  "不为",
  "不是",
  "should not be",
  "must not be",
  "is not",
  "are not"
 ],
 "showNot": [
  "不应该显示",
  "不应显示",
  "不应该包含",
  "不应包含",
  "不应返回",
  "不应看到",
  "不显示",
  "不包含",
  "should not show",
  "should not contain",
  "should not return",
  "should not see",
  "should not display",
  "should not report",
  "does not contain",
  "does not show"
 ],
 "show": [
  "应该显示",
  "应显示",
  "应该看到",
  "应看到",
  "应该返回",
  "应返回",
  "应该包含",
  "应包含",
  "显示",
  "返回",
  "包含",
  "输出",
  "should show",
  "should display",
  "should return",
  "should see",
  "should contain",
  "should report",
  "shows",
  "returns",
  "contains",
  "reports"
 ],
 "expectLines": [
  "应该",
  "应为",
  "应显示",
  "应看到",
  "应返回",
  "应当",
  "应处于",
  "应包含",
  "预期",
  "期望",
  "确认",
  "should be",
  "should show",
  "should see",
  "should return",
  "should display",
  "should contain",
  "should report",
  "should have",
  "should not",
  "expected",
  "expect",
  "must be",
  "verify that",
  "make sure",
  "ensure that",
  "confirm that"
 ],
 "emptyWords": [
  "empty",
  "null",
  "none",
  "nil",
  "空",
  "空的",
  "空值",
  "无"
 ],
 "emptyOutput": [
  "no output",
  "any output",
  "empty",
  "nothing",
  "no resources found",
  "无输出",
  "没有输出",
  "无任何输出",
  "不输出任何内容",
  "空",
  "未找到资源",
  "没有资源",
  "not exist",
  "does not exist",
  "不存在"
 ],
 "someOutput": [
  "not empty",
  "non-empty",
  "not be empty",
  "非空",
  "不为空",
  "有输出",
  "exist",
  "exists",
  "存在"
 ],
 "statuses": {
  "Running": [
   "运行中",
   "运行"
  ],
  "Ready": [
   "就绪",
   "已就绪",
   "准备就绪"
  ],
  "NotReady": [
   "未就绪"
  ],
  "Pending": [],
  "Succeeded": [],
  "Failed": [],
  "Unknown": [],
  "Completed": [
   "已完成"
  ],
  "Complete": [],
  "CrashLoopBackOff": [],
  "ImagePullBackOff": [],
  "ErrImagePull": [],
  "Error": [],
  "Evicted": [
   "被驱逐"
  ],
  "OOMKilled": [],
  "ContainerCreating": [],
  "Terminating": [],
  "Terminated": [],
  "Waiting": [],
  "Bound": [
   "已绑定"
  ],
  "Available": [],
  "Released": [],
  "Lost": [],
  "Active": [],
  "Healthy": [],
  "Unhealthy": [],
  "Synced": [],
  "Degraded": [],
  "Progressing": [],
  "Established": []
 },
 "lastingStatuses": [
  "Running",
  "Ready",
  "Bound",
  "Available",
  "Active",
  "Healthy",
  "Succeeded",
  "Completed",
  "Complete",
  "Synced",
  "Established"
 ],
 "statusNames": [
  "status",
  "状态",
  "phase",
  "阶段",
  "state"
 ],
 "readyWords": [
  "ready",
  "就绪",
  "已就绪",
  "准备就绪"
 ],
 "addressFamilies": [
  "v4",
  "v6",
  "ipv4",
  "ipv6"
 ],
 "distinctWords": [
  "max",
  "maximum",
  "min",
  "minimum",
  "limit",
  "total",
  "capacity",
  "desired",
  "request",
  "quota",
  "target",
  "last",
  "previous",
  "not",
  "un",
  "unavailable",
  "非",
  "上限",
  "最大",
  "最小",
  "上次"
 ],
 "kinds": [
  "following",
  "workload",
  "workloads",
  "member",
  "members",
  "row",
  "rows",
  "以下",
  "和",
  "及",
  "与",
  "and",
  "工作负载",
  "成员",
  "行",
  "pod",
  "pods",
  "容器",
  "container",
  "containers",
  "deployment",
  "deployments",
  "statefulset",
  "statefulsets",
  "daemonset",
  "daemonsets",
  "node",
  "nodes",
  "节点",
  "pvc",
  "pvcs",
  "pv",
  "pvs",
  "claim",
  "claims",
  "声明",
  "卷",
  "volume",
  "volumes",
  "service",
  "services",
  "服务",
  "集群",
  "cluster",
  "resource",
  "resources",
  "资源",
  "csv",
  "application",
  "应用",
  "job",
  "作业",
  "组件",
  "component",
  "components",
  "all",
  "所有",
  "全部",
  "每个",
  "every",
  "each",
  "both",
  "两个",
  "its",
  "their",
  "condition",
  "conditions",
  "条件",
  "field",
  "column",
  "字段",
  "列",
  "new",
  "新",
  "a",
  "an",
  "must",
  "now",
  "现在",
  "均",
  "都",
  "output",
  "输出",
  "结果",
  "result",
  "expected",
  "预期"
 ],
 "subjects": {
  "available": [
   "可用",
   "剩余",
   "available",
   "avail",
   "free"
  ],
  "used": [
   "已用",
   "使用率",
   "利用率",
   "占用率",
   "使用",
   "已使用",
   "using",
   "used",
   "usage",
   "use",
   "utilization",
   "utilisation"
  ],
  "total": [
   "总数",
   "总量",
   "total"
  ],
  "address": [
   "地址",
   "address",
   "addresses"
  ],
  "latency": [
   "延迟",
   "耗时",
   "latency",
   "delay",
   "duration"
  ],
  "memory": [
   "内存",
   "memory",
   "mem"
  ],
  "disk": [
   "磁盘",
   "disk"
  ],
  "replica": [
   "副本",
   "副本数",
   "replica",
   "replicas"
  ],
  "error": [
   "错误",
   "错误率",
   "errors",
   "error"
  ],
  "restart": [
   "重启",
   "重启次数",
   "restart",
   "restarts"
  ],
  "allocation": [
   "分配",
   "allocation",
   "allocate"
  ],
  "": [
   "子网",
   "数量",
   "数",
   "kube",
   "ovn",
   "subnet",
   "the",
   "of",
   "number",
   "count",
   "status",
   "spec",
   "state",
   "value",
   "降到",
   "到",
   "在",
   "的",
   "当",
   "为"
  ]
 }
} as const;
