// Generated from data/placeholders.json by scripts/generate.mjs. Do not edit.
export const placeholders = {
 "types": {
  "name": {
   "pattern": "[A-Za-z0-9](?:[A-Za-z0-9._:/-]*[A-Za-z0-9])?",
   "maximum": 253,
   "expected": "letters, digits, '.', '_', ':', '/' and '-', beginning and ending with a letter or digit"
  },
  "namespace": {
   "pattern": "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?",
   "maximum": 63,
   "expected": "lower-case letters, digits and '-', beginning and ending with a letter or digit"
  },
  "ip": {
   "pattern": "(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])|(?=[0-9A-Fa-f:]*:[0-9A-Fa-f:]*:)[0-9A-Fa-f:]{2,39}",
   "maximum": 39,
   "expected": "an IPv4 or IPv6 address"
  },
  "cidr": {
   "pattern": "(?:[0-9]{1,3}\\.){3}[0-9]{1,3}/(?:3[0-2]|[12]?[0-9])|(?=[0-9A-Fa-f:]*:[0-9A-Fa-f:]*:)[0-9A-Fa-f:]{2,39}/(?:12[0-8]|1[01][0-9]|[1-9]?[0-9])",
   "maximum": 43,
   "expected": "a network such as 10.16.0.0/16"
  },
  "mac": {
   "pattern": "[0-9A-Fa-f]{2}(?:[:-][0-9A-Fa-f]{2}){5}",
   "maximum": 17,
   "expected": "six pairs of hexadecimal digits"
  },
  "port": {
   "pattern": "[1-9][0-9]{0,4}",
   "maximum": 5,
   "expected": "a number from 1 to 65535",
   "least": 1,
   "greatest": 65535
  },
  "path": {
   "pattern": "(?:~/)?[A-Za-z0-9_./@%+,:=][A-Za-z0-9_./@%+,:=-]*",
   "maximum": 1024,
   "expected": "letters, digits and '_', '.', '/', '@', '%', '+', ',', ':', '=', '-'"
  },
  "label": {
   "pattern": "[A-Za-z0-9][A-Za-z0-9_./-]*(?:!?=[A-Za-z0-9_.-]*)?(?:,[A-Za-z0-9][A-Za-z0-9_./-]*(?:!?=[A-Za-z0-9_.-]*)?)*",
   "maximum": 512,
   "expected": "labels such as app=web or app=web,tier=front"
  },
  "image": {
   "pattern": "[A-Za-z0-9][A-Za-z0-9._:/-]*(?:@sha256:[0-9a-f]{64})?",
   "maximum": 512,
   "expected": "an image such as registry.example.com/team/web:1.2"
  },
  "url": {
   "pattern": "[a-z][a-z0-9+.-]*://[A-Za-z0-9._~:/?#@&+,=%\\[\\]-]+|[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?(?:/[A-Za-z0-9._~:/?#@&+,=%-]*)?",
   "maximum": 2048,
   "expected": "a URL or a host"
  },
  "version": {
   "pattern": "[vV]?[0-9]+(?:\\.[0-9A-Za-z]+)*(?:[-+_][0-9A-Za-z.+-]*[0-9A-Za-z])?",
   "maximum": 64,
   "expected": "a version such as v1.12.4"
  },
  "number": {
   "pattern": "[0-9]+(?:\\.[0-9]+)?",
   "maximum": 20,
   "expected": "a number"
  },
  "duration": {
   "pattern": "[0-9]+(?:\\.[0-9]+)?(?:ns|us|ms|s|m|h|d|w)?(?:[0-9]+(?:ms|s|m|h))*",
   "maximum": 20,
   "expected": "a duration such as 30s or 1h"
  },
  "resource": {
   "pattern": "[A-Za-z][A-Za-z0-9.-]*(?:/[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)?",
   "maximum": 253,
   "expected": "a kind of resource such as pods, or kind/name"
  },
  "text": {
   "pattern": "[^\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ud800-\\udfff\\ufff9-\\ufffb]+",
   "maximum": 256,
   "expected": "one line of printable text"
  }
 },
 "words": [
  {
   "type": "cidr",
   "words": [
    "cidr",
    "网段",
    "subnet-cidr",
    "cidrs",
    "netmask"
   ]
  },
  {
   "type": "mac",
   "words": [
    "mac",
    "mac-address",
    "macaddr"
   ]
  },
  {
   "type": "namespace",
   "words": [
    "namespace",
    "ns",
    "namespaces",
    "命名空间"
   ],
   "resource": "namespace"
  },
  {
   "type": "port",
   "words": [
    "port",
    "nodeport",
    "端口",
    "端口号"
   ],
   "notWords": [
    "name",
    "uuid",
    "id",
    "lsp",
    "logical",
    "switch"
   ]
  },
  {
   "type": "image",
   "words": [
    "image",
    "img",
    "镜像",
    "images"
   ],
   "notWords": [
    "id"
   ]
  },
  {
   "type": "url",
   "words": [
    "url",
    "uri",
    "endpoint",
    "address",
    "域名",
    "domain",
    "registry"
   ],
   "notWords": [
    "ip"
   ]
  },
  {
   "type": "version",
   "words": [
    "version",
    "tag",
    "版本",
    "版本号",
    "release-version"
   ]
  },
  {
   "type": "path",
   "words": [
    "path",
    "file",
    "dir",
    "directory",
    "folder",
    "filename",
    "路径",
    "文件",
    "目录",
    "文件名",
    "yaml",
    "yml",
    "json",
    "manifest",
    "kubeconfig",
    "log",
    "mountpoint"
   ]
  },
  {
   "type": "label",
   "words": [
    "label",
    "labels",
    "selector",
    "标签"
   ],
   "notWords": [
    "name",
    "key",
    "value"
   ]
  },
  {
   "type": "duration",
   "words": [
    "duration",
    "timeout",
    "interval",
    "时长"
   ]
  },
  {
   "type": "number",
   "words": [
    "pid",
    "count",
    "number",
    "num",
    "replicas",
    "数量",
    "lines",
    "revision",
    "mtu",
    "percent",
    "vlan",
    "进程号",
    "seconds",
    "n"
   ]
  },
  {
   "type": "ip",
   "words": [
    "ip",
    "ips",
    "ipaddr",
    "ip-address",
    "ipv4",
    "ipv6",
    "eip",
    "vip",
    "gateway",
    "地址",
    "podip",
    "nodeip",
    "hostip",
    "clusterip"
   ],
   "notWords": [
    "name"
   ]
  },
  {
   "type": "resource",
   "words": [
    "resource",
    "kind",
    "resource-type",
    "资源类型",
    "crd"
   ],
   "notWords": [
    "name"
   ]
  },
  {
   "type": "name",
   "words": [
    "name",
    "pod",
    "node",
    "container",
    "service",
    "svc",
    "deployment",
    "deploy",
    "daemonset",
    "statefulset",
    "subnet",
    "vpc",
    "host",
    "hostname",
    "pvc",
    "pv",
    "vm",
    "id",
    "uuid",
    "cluster",
    "job",
    "secret",
    "configmap",
    "user",
    "username",
    "instance",
    "release",
    "chart",
    "app",
    "project",
    "group",
    "topic",
    "queue",
    "bucket",
    "pool",
    "osd",
    "volume",
    "interface",
    "nic",
    "device",
    "disk",
    "名称",
    "节点",
    "容器",
    "集群",
    "主机",
    "子网",
    "服务",
    "实例",
    "用户",
    "名字",
    "user-name",
    "lsp",
    "uid",
    "sa",
    "role",
    "account",
    "context",
    "server",
    "master",
    "worker",
    "bridge",
    "switch",
    "router",
    "chassis",
    "db",
    "database",
    "table",
    "index",
    "component",
    "controller",
    "operator",
    "unit"
   ]
  }
 ],
 "flags": {
  "-n": {
   "type": "namespace",
   "resource": "namespace",
   "programs": [
    "kubectl",
    "oc",
    "k",
    "helm",
    "virtctl",
    "stern",
    "velero",
    "tkn",
    "cmctl",
    "istioctl",
    "argo",
    "flux"
   ]
  },
  "--namespace": {
   "type": "namespace",
   "resource": "namespace"
  },
  "-c": {
   "type": "name",
   "resource": "container",
   "programs": [
    "kubectl",
    "oc",
    "k"
   ]
  },
  "--container": {
   "type": "name",
   "resource": "container"
  },
  "-l": {
   "type": "label",
   "resource": null,
   "programs": [
    "kubectl",
    "oc",
    "k"
   ]
  },
  "--selector": {
   "type": "label",
   "resource": null
  },
  "-f": {
   "type": "path",
   "resource": null,
   "programs": [
    "kubectl",
    "oc",
    "k",
    "helm"
   ]
  },
  "--filename": {
   "type": "path",
   "resource": null
  },
  "--image": {
   "type": "image",
   "resource": null
  },
  "--replicas": {
   "type": "number",
   "resource": null
  },
  "--tail": {
   "type": "number",
   "resource": null
  },
  "--since": {
   "type": "duration",
   "resource": null
  },
  "--timeout": {
   "type": "duration",
   "resource": null
  },
  "--port": {
   "type": "port",
   "resource": null
  },
  "--kubeconfig": {
   "type": "path",
   "resource": null
  },
  "--node-name": {
   "type": "name",
   "resource": "node"
  },
  "--context": {
   "type": "name",
   "resource": null
  },
  "--endpoints": {
   "type": "url",
   "resource": null
  }
 },
 "resources": {
  "pod": [
   "pods",
   "po",
   "容器组"
  ],
  "node": [
   "nodes",
   "no",
   "host",
   "节点",
   "worker",
   "master"
  ],
  "namespace": [
   "namespaces",
   "ns",
   "命名空间"
  ],
  "service": [
   "services",
   "svc",
   "服务"
  ],
  "deployment": [
   "deployments",
   "deploy",
   "deployments.apps",
   "deployment.apps"
  ],
  "daemonset": [
   "daemonsets",
   "ds"
  ],
  "statefulset": [
   "statefulsets",
   "sts"
  ],
  "replicaset": [
   "replicasets",
   "rs"
  ],
  "job": [
   "jobs"
  ],
  "cronjob": [
   "cronjobs",
   "cj"
  ],
  "configmap": [
   "configmaps",
   "cm"
  ],
  "secret": [
   "secrets"
  ],
  "persistentvolumeclaim": [
   "persistentvolumeclaims",
   "pvc",
   "pvcs"
  ],
  "persistentvolume": [
   "persistentvolumes",
   "pv",
   "pvs"
  ],
  "storageclass": [
   "storageclasses",
   "sc"
  ],
  "volumeattachment": [
   "volumeattachments"
  ],
  "ingress": [
   "ingresses",
   "ing"
  ],
  "endpoints": [
   "ep",
   "endpoint"
  ],
  "endpointslice": [
   "endpointslices"
  ],
  "networkpolicy": [
   "networkpolicies",
   "netpol"
  ],
  "serviceaccount": [
   "serviceaccounts",
   "sa",
   "service-account"
  ],
  "event": [
   "events",
   "ev"
  ],
  "certificatesigningrequest": [
   "certificatesigningrequests",
   "csr"
  ],
  "customresourcedefinition": [
   "customresourcedefinitions",
   "crd",
   "crds"
  ],
  "horizontalpodautoscaler": [
   "horizontalpodautoscalers",
   "hpa"
  ],
  "poddisruptionbudget": [
   "poddisruptionbudgets",
   "pdb"
  ],
  "subnet": [
   "subnets",
   "子网",
   "subnet.kubeovn.io",
   "subnets.kubeovn.io"
  ],
  "vpc": [
   "vpcs"
  ],
  "ip": [
   "ips",
   "ips.kubeovn.io"
  ],
  "vlan": [
   "vlans"
  ],
  "provider-network": [
   "provider-networks"
  ],
  "vpc-nat-gateway": [
   "vpc-nat-gateways",
   "vpc-nat-gw"
  ],
  "iptables-eip": [
   "iptables-eips",
   "eip",
   "eips"
  ],
  "vip": [
   "vips"
  ],
  "virtualmachine": [
   "virtualmachines",
   "vm",
   "vms"
  ],
  "virtualmachineinstance": [
   "virtualmachineinstances",
   "vmi",
   "vmis"
  ],
  "virtualmachineinstancemigration": [
   "virtualmachineinstancemigrations",
   "vmim"
  ],
  "machineconfigpool": [
   "machineconfigpools",
   "mcp"
  ],
  "machineconfig": [
   "machineconfigs",
   "mc"
  ],
  "machine": [
   "machines"
  ],
  "clusteroperator": [
   "clusteroperators",
   "co"
  ],
  "project": [
   "projects"
  ],
  "route": [
   "routes"
  ],
  "apiservice": [
   "apiservices"
  ],
  "container": [
   "containers",
   "容器"
  ],
  "lease": [
   "leases"
  ],
  "certificate": [
   "certificates",
   "cert"
  ],
  "application": [
   "applications",
   "app",
   "apps"
  ],
  "prometheusrule": [
   "prometheusrules"
  ]
 },
 "literals": [
  "none",
  "nil",
  "null",
  "unset",
  "unknown",
  "invalid",
  "pending",
  "no value",
  "no-value",
  "novalue",
  "empty",
  "not set",
  "error",
  "eof",
  "br",
  "p",
  "div",
  "span",
  "html",
  "body",
  "head",
  "script",
  "style",
  "ul",
  "li",
  "ol",
  "b",
  "i",
  "em",
  "strong",
  "code",
  "pre",
  "default",
  "self"
 ],
 "braced": [
  "print",
  "end",
  "range",
  "next",
  "exit",
  "else",
  "items",
  "getline",
  "printf",
  "upstream",
  "u"
 ],
 "variables": [
  "HOME",
  "PATH",
  "PWD",
  "USER",
  "SHELL",
  "HOSTNAME",
  "IFS",
  "RANDOM",
  "SECONDS",
  "UID",
  "EUID",
  "PPID",
  "LINENO",
  "OLDPWD",
  "TERM",
  "LANG",
  "LC_ALL",
  "TMPDIR",
  "EDITOR",
  "KUBECONFIG",
  "BASH",
  "BASH_SOURCE",
  "BASH_VERSION",
  "BASH_REMATCH",
  "BASHPID",
  "BASH_LINENO",
  "FUNCNAME",
  "PIPESTATUS",
  "REPLY",
  "OPTARG",
  "OPTIND",
  "LOGNAME",
  "DISPLAY",
  "EPOCHSECONDS",
  "SHLVL",
  "OSTYPE",
  "HOSTTYPE",
  "MACHTYPE",
  "COLUMNS",
  "LINES",
  "PS1",
  "PS4",
  "GOPATH",
  "SUDO_USER",
  "SUDO_UID",
  "SUDO_GID",
  "NF",
  "NR",
  "FNR",
  "FS",
  "OFS",
  "ORS",
  "RS",
  "FILENAME",
  "http_proxy",
  "https_proxy",
  "no_proxy",
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "XDG_RUNTIME_DIR",
  "SSH_AUTH_SOCK",
  "SSH_CLIENT"
 ],
 "bindings": {
  "pod": [
   "pod"
  ],
  "namespace": [
   "namespace",
   "project"
  ],
  "node": [
   "node"
  ],
  "container": [
   "container"
  ],
  "subnet": [
   "subnet"
  ],
  "vpc": [
   "vpc"
  ],
  "service": [
   "service",
   "endpoints"
  ],
  "deployment": [
   "deployment"
  ],
  "daemonset": [
   "daemonset"
  ],
  "statefulset": [
   "statefulset"
  ],
  "pvc": [
   "persistentvolumeclaim"
  ],
  "pv": [
   "persistentvolume"
  ],
  "ip": [
   "ip"
  ],
  "cidr": [
   "cidr"
  ],
  "mac": [
   "mac"
  ],
  "port": [
   "port"
  ],
  "image": [
   "image"
  ],
  "version": [
   "version"
  ],
  "alertname": [
   "alertname",
   "alert"
  ],
  "vm": [
   "virtualmachine",
   "virtualmachineinstance"
  ],
  "path": [
   "path"
  ],
  "job": [
   "job"
  ],
  "storageclass": [
   "storageclass"
  ],
  "ingress": [
   "ingress"
  ],
  "configmap": [
   "configmap"
  ],
  "secret": [
   "secret"
  ],
  "hpa": [
   "horizontalpodautoscaler"
  ]
 },
 "genericWords": [
  "name",
  "names",
  "id",
  "your",
  "my",
  "the",
  "target",
  "affected",
  "failing",
  "failed",
  "problem",
  "actual",
  "specific",
  "some",
  "address",
  "addr",
  "uid",
  "number",
  "名称",
  "名字",
  "名",
  "异常",
  "目标",
  "故障",
  "具体",
  "对应",
  "问题",
  "你的",
  "实际"
 ],
 "weakWords": [
  "name",
  "id",
  "uid",
  "uuid",
  "address",
  "addr",
  "number",
  "log",
  "tag",
  "n"
 ]
} as const;
