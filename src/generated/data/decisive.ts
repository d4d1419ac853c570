// Generated from data/decisive.json by scripts/generate.mjs. Do not edit.
import type { DomainLexicon } from '../../model/index.js';

export const decisive: DomainLexicon = {
 "groups": [
  {
   "id": "abnormal-exit",
   "terms": [
    "crash",
    "crashed",
    "crashes",
    "crashing",
    "崩溃",
    "奔溃",
    "异常退出",
    "闪退",
    "崩了",
    "崩掉",
    "异常终止",
    "意外退出",
    "自己退出",
    "unexpectedly exited",
    "exited unexpectedly",
    "exits unexpectedly",
    "terminated unexpectedly",
    "terminates unexpectedly"
   ]
  },
  {
   "id": "airflow",
   "terms": [
    "Airflow",
    "Apache Airflow"
   ]
  },
  {
   "id": "antivirus",
   "terms": [
    "antivirus",
    "杀毒软件",
    "Windows Defender",
    "McAfee"
   ]
  },
  {
   "id": "arista",
   "terms": [
    "Arista",
    "Arista EOS"
   ]
  },
  {
   "id": "audio",
   "terms": [
    "headset",
    "耳机",
    "microphone",
    "麦克风",
    "headphones",
    "扬声器",
    "no audio",
    "没有声音"
   ]
  },
  {
   "id": "azure-devops",
   "terms": [
    "Azure DevOps",
    "Azure Pipelines"
   ]
  },
  {
   "id": "bluetooth",
   "terms": [
    "Bluetooth",
    "蓝牙"
   ]
  },
  {
   "id": "build-agent",
   "terms": [
    "hosted runner",
    "freestyle job",
    "Jenkinsfile",
    "TeamCity",
    "CircleCI"
   ]
  },
  {
   "id": "cassandra",
   "terms": [
    "Cassandra",
    "ScyllaDB",
    "nodetool"
   ]
  },
  {
   "id": "cisco",
   "terms": [
    "Cisco",
    "思科",
    "err-disabled",
    "errdisable",
    "bpduguard",
    "NX-OS"
   ]
  },
  {
   "id": "citrix",
   "terms": [
    "Citrix",
    "Citrix Workspace"
   ]
  },
  {
   "id": "cloud-function",
   "terms": [
    "AWS Lambda",
    "Lambda function",
    "Azure Functions",
    "函数计算",
    "云函数",
    "Cloud Functions"
   ]
  },
  {
   "id": "cloudformation",
   "terms": [
    "CloudFormation",
    "AWS CDK"
   ]
  },
  {
   "id": "content-delivery",
   "terms": [
    "CloudFront",
    "Akamai",
    "Fastly"
   ]
  },
  {
   "id": "cosmetics",
   "terms": [
    "dark theme",
    "dark mode",
    "深色模式",
    "font",
    "字体",
    "配色",
    "排版",
    "错别字",
    "typo",
    "misspelled",
    "拼写错误",
    "logo"
   ]
  },
  {
   "id": "couchbase",
   "terms": [
    "Couchbase",
    "CouchDB"
   ]
  },
  {
   "id": "creative-software",
   "terms": [
    "Photoshop",
    "AutoCAD",
    "Premiere"
   ]
  },
  {
   "id": "data-warehouse",
   "terms": [
    "Snowflake",
    "Teradata",
    "BigQuery",
    "Redshift",
    "Greenplum"
   ]
  },
  {
   "id": "db2",
   "terms": [
    "DB2",
    "IBM Db2"
   ]
  },
  {
   "id": "docking-station",
   "terms": [
    "docking station",
    "扩展坞",
    "usb-c dock"
   ]
  },
  {
   "id": "dynamodb",
   "terms": [
    "DynamoDB",
    "Cosmos DB"
   ]
  },
  {
   "id": "excel",
   "terms": [
    "Excel",
    "spreadsheet",
    "电子表格",
    "xlsx"
   ]
  },
  {
   "id": "f5",
   "terms": [
    "BIG-IP",
    "F5 BIG-IP",
    "F5 pool",
    "F5 LTM",
    "iRule"
   ]
  },
  {
   "id": "firewall-appliance",
   "terms": [
    "FortiGate",
    "Fortinet",
    "Palo Alto",
    "PAN-OS",
    "Check Point firewall"
   ]
  },
  {
   "id": "flink",
   "terms": [
    "Flink",
    "Apache Flink"
   ]
  },
  {
   "id": "flutter",
   "terms": [
    "Flutter",
    "React Native"
   ]
  },
  {
   "id": "gradle",
   "terms": [
    "gradle daemon",
    "gradlew",
    "gradle build",
    "gradle 打包"
   ]
  },
  {
   "id": "group-policy",
   "terms": [
    "group policy",
    "组策略",
    "加域",
    "domain join"
   ]
  },
  {
   "id": "h3c",
   "terms": [
    "H3C",
    "华三",
    "锐捷"
   ]
  },
  {
   "id": "hadoop",
   "terms": [
    "Hadoop",
    "HDFS",
    "YARN",
    "namenode",
    "HBase",
    "Hive metastore"
   ]
  },
  {
   "id": "home-router",
   "terms": [
    "MikroTik",
    "RouterOS",
    "OpenWrt",
    "家用路由器"
   ]
  },
  {
   "id": "hyper-v",
   "terms": [
    "Hyper-V",
    "Hyper-V 虚拟机"
   ]
  },
  {
   "id": "juniper",
   "terms": [
    "Juniper",
    "Junos"
   ]
  },
  {
   "id": "leisure",
   "terms": [
    "机票",
    "火车票",
    "酒店",
    "停车",
    "天气",
    "菜谱",
    "足球",
    "电影",
    "hotel",
    "train ticket",
    "boarding pass",
    "weather",
    "recipe",
    "football",
    "movie",
    "coffee machine"
   ]
  },
  {
   "id": "mac",
   "terms": [
    "MacBook",
    "iMac",
    "Mac mini",
    "Time Machine"
   ]
  },
  {
   "id": "mail-transfer",
   "terms": [
    "greylisted",
    "greylisting",
    "DKIM",
    "Dovecot"
   ]
  },
  {
   "id": "mainframe",
   "terms": [
    "mainframe",
    "大型机",
    "z/OS",
    "AS/400",
    "AIX",
    "Solaris",
    "HP-UX"
   ]
  },
  {
   "id": "mongodb",
   "terms": [
    "MongoDB",
    "mongod",
    "mongos"
   ]
  },
  {
   "id": "neo4j",
   "terms": [
    "Neo4j",
    "图数据库"
   ]
  },
  {
   "id": "npm",
   "terms": [
    "npm ERR",
    "node_modules",
    "webpack",
    "yarn install"
   ]
  },
  {
   "id": "office-life",
   "terms": [
    "weekly report",
    "周报",
    "日报",
    "请假",
    "年假",
    "vacation",
    "报销",
    "午饭",
    "lunch",
    "会议纪要",
    "meeting room",
    "会议室",
    "团建",
    "工资",
    "salary",
    "面试",
    "快递",
    "birthday",
    "生日"
   ]
  },
  {
   "id": "oracle-database",
   "terms": [
    "Oracle Database",
    "Oracle 数据库",
    "Oracle RAC",
    "Oracle 库",
    "ORA",
    "甲骨文",
    "sqlplus",
    "Data Guard",
    "tnsnames"
   ]
  },
  {
   "id": "outlook",
   "terms": [
    "Outlook",
    "Exchange Server"
   ]
  },
  {
   "id": "phone",
   "terms": [
    "iPhone",
    "iPad",
    "苹果手机",
    "安卓手机",
    "Android Studio"
   ]
  },
  {
   "id": "php",
   "terms": [
    "php-fpm",
    "Laravel",
    "WordPress",
    "Drupal"
   ]
  },
  {
   "id": "powerpoint",
   "terms": [
    "PowerPoint",
    "幻灯片",
    "PPT"
   ]
  },
  {
   "id": "printer",
   "terms": [
    "printer",
    "打印机"
   ]
  },
  {
   "id": "program-defect",
   "terms": [
    "panic",
    "panicked",
    "panicking",
    "nil pointer",
    "null pointer",
    "NullPointerException",
    "NullReferenceException",
    "空指针",
    "nil map",
    "invalid memory address",
    "segfault",
    "segmentation fault",
    "segmentation violation",
    "SIGSEGV",
    "SIGABRT",
    "SIGBUS",
    "段错误",
    "core dump",
    "core dumped",
    "coredump",
    "illegal instruction",
    "非法指令",
    "index out of range",
    "bounds out of range",
    "IndexOutOfBoundsException",
    "ArrayIndexOutOfBoundsException",
    "ClassCastException",
    "use after free",
    "double free",
    "heap corruption",
    "data race",
    "race condition",
    "竞态",
    "竞态条件",
    "assertion failed",
    "assertion failure",
    "access violation",
    "divide by zero",
    "division by zero",
    "stack smashing",
    "数组越界",
    "下标越界",
    "goroutine leak",
    "fd leak",
    "句柄泄漏",
    "memory leak",
    "内存泄漏",
    "内存泄露",
    "goroutine",
    "integer overflow",
    "整数溢出",
    "kernel oops",
    "general protection fault",
    "valgrind",
    "AddressSanitizer",
    "memory corruption"
   ]
  },
  {
   "id": "project-affairs",
   "terms": [
    "code of conduct",
    "community meeting",
    "社区会议",
    "roadmap",
    "路线图",
    "backport",
    "cherry-pick",
    "pull request",
    "milestone",
    "里程碑",
    "发版",
    "contributor guide",
    "贡献代码",
    "GitHub Discussions"
   ]
  },
  {
   "id": "proxmox",
   "terms": [
    "Proxmox",
    "PVE"
   ]
  },
  {
   "id": "salesforce",
   "terms": [
    "Salesforce",
    "SharePoint",
    "Dynamics 365",
    "ServiceNow"
   ]
  },
  {
   "id": "sap",
   "terms": [
    "SAP ERP",
    "SAP GUI",
    "SAP HANA",
    "ABAP",
    "SAP transaction",
    "SAP 系统"
   ]
  },
  {
   "id": "solr",
   "terms": [
    "Solr",
    "Apache Solr"
   ]
  },
  {
   "id": "source-build",
   "terms": [
    "compilation error",
    "does not compile",
    "编译失败",
    "编译报错",
    "undefined reference",
    "linker error",
    "go build",
    "cross compile",
    "交叉编译"
   ]
  },
  {
   "id": "spanning-tree",
   "terms": [
    "spanning tree",
    "生成树",
    "BPDU"
   ]
  },
  {
   "id": "spark",
   "terms": [
    "Apache Spark",
    "Spark",
    "PySpark"
   ]
  },
  {
   "id": "splunk",
   "terms": [
    "Splunk",
    "Splunk indexer"
   ]
  },
  {
   "id": "sql-server",
   "terms": [
    "SQL Server",
    "MSSQL",
    "T-SQL",
    "DBCC",
    "tempdb"
   ]
  },
  {
   "id": "test-suite",
   "terms": [
    "e2e",
    "flaky test",
    "flaky",
    "unit test",
    "单元测试",
    "integration test",
    "集成测试",
    "test suite",
    "测试用例",
    "conformance test",
    "ginkgo"
   ]
  },
  {
   "id": "verification-code",
   "terms": [
    "verification code",
    "验证码"
   ]
  },
  {
   "id": "video-meeting",
   "terms": [
    "Teams meeting",
    "Zoom meeting",
    "腾讯会议",
    "视频会议",
    "video call",
    "video conference"
   ]
  },
  {
   "id": "virtualbox",
   "terms": [
    "VirtualBox",
    "Vagrant"
   ]
  },
  {
   "id": "vmware",
   "terms": [
    "VMware",
    "ESXi",
    "vCenter",
    "vSphere",
    "vMotion",
    "PSOD",
    "VMDK"
   ]
  },
  {
   "id": "vpn-client",
   "terms": [
    "VPN client",
    "VPN 客户端",
    "L2TP",
    "AnyConnect"
   ]
  },
  {
   "id": "vulnerability",
   "terms": [
    "vulnerability",
    "vulnerabilities",
    "CVE",
    "漏洞",
    "security advisory"
   ]
  },
  {
   "id": "web-hosting",
   "terms": [
    "Heroku",
    "Vercel",
    "Netlify"
   ]
  },
  {
   "id": "weblogic",
   "terms": [
    "WebLogic",
    "WebSphere"
   ]
  },
  {
   "id": "wifi",
   "terms": [
    "wifi",
    "wi-fi",
    "无线网"
   ]
  },
  {
   "id": "windows-desktop",
   "terms": [
    "Windows Update",
    "Windows 更新",
    "registry editor",
    "注册表",
    "任务管理器",
    "task manager",
    "blue screen of death"
   ]
  },
  {
   "id": "windows-services",
   "terms": [
    "IIS",
    "WSUS",
    "event viewer",
    "事件查看器",
    "Windows failover cluster"
   ]
  },
  {
   "id": "xcode",
   "terms": [
    "Xcode",
    "xcodebuild",
    "CocoaPods",
    "provisioning profile"
   ]
  }
 ]
};
