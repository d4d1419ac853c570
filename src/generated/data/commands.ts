// Generated from data/commands.json by scripts/generate.mjs. Do not edit.
import type { CommandTable } from '../../model/index.js';

export const commands: CommandTable = {
 "everydayWords": [
  "ab",
  "ag",
  "ant",
  "ar",
  "argo",
  "argocd",
  "at",
  "attrib",
  "batch",
  "bc",
  "bind",
  "bridge",
  "build",
  "bundle",
  "cal",
  "cancel",
  "cat",
  "clear",
  "clip",
  "cmd",
  "code",
  "column",
  "comm",
  "command",
  "containerd",
  "crane",
  "crash",
  "crio",
  "crm",
  "cut",
  "date",
  "default",
  "defaults",
  "del",
  "deploy",
  "diff",
  "dir",
  "disown",
  "docker-entrypoint",
  "dockerd",
  "echo",
  "enable",
  "env",
  "erase",
  "error",
  "etcd",
  "eval",
  "ex",
  "exit",
  "expand",
  "expect",
  "factor",
  "false",
  "fc",
  "fg",
  "file",
  "find",
  "fmt",
  "fold",
  "format",
  "free",
  "go",
  "groups",
  "hash",
  "head",
  "heat",
  "help",
  "hey",
  "history",
  "host",
  "http",
  "https",
  "img",
  "info",
  "init",
  "install",
  "ip",
  "jobs",
  "join",
  "just",
  "k",
  "kind",
  "kn",
  "kubelet",
  "l",
  "la",
  "last",
  "less",
  "let",
  "link",
  "local",
  "locate",
  "logger",
  "logoff",
  "look",
  "ls",
  "mail",
  "make",
  "man",
  "mc",
  "mesg",
  "more",
  "mount",
  "move",
  "nacos",
  "net",
  "nice",
  "nl",
  "node",
  "ns",
  "od",
  "openfiles",
  "packer",
  "paste",
  "patch",
  "perf",
  "ping",
  "pod",
  "port",
  "print",
  "ps",
  "pull",
  "puppet",
  "push",
  "query",
  "rake",
  "rd",
  "read",
  "reboot",
  "reg",
  "ren",
  "reset",
  "rev",
  "route",
  "salt",
  "sc",
  "screen",
  "script",
  "select",
  "sensors",
  "service",
  "set",
  "setup",
  "shift",
  "shutdown",
  "sleep",
  "snap",
  "sort",
  "sos",
  "source",
  "split",
  "stat",
  "step",
  "strings",
  "strip",
  "su",
  "subst",
  "sum",
  "switch",
  "sync",
  "task",
  "tc",
  "test",
  "time",
  "times",
  "top",
  "touch",
  "tr",
  "trap",
  "tree",
  "true",
  "ts",
  "type",
  "uniq",
  "update",
  "uptime",
  "users",
  "vault",
  "ver",
  "view",
  "w",
  "wait",
  "wall",
  "watch",
  "where",
  "which",
  "who",
  "wipe",
  "write",
  "yes"
 ],
 "rules": [
  {
   "options": [
    "--help"
   ],
   "effect": "read",
   "interactive": false,
   "runsNothing": true
  }
 ],
 "programs": [
  {
   "names": [
    "esxcli"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-s",
    "--server",
    "-u",
    "--username",
    "-p",
    "--password",
    "--formatter",
    "--debug"
   ],
   "subcommands": {
    "network storage system hardware vsan software vm iscsi nvme device sched fcoe graphics elxnet daemon": {
     "effect": "unknown",
     "subcommands": {
      "*": {
       "effect": "unknown",
       "subcommands": {
        "list get stats": "read",
        "set add remove": "change",
        "kill": "destroy",
        "*": {
         "effect": "unknown",
         "subcommands": {
          "list get": "read",
          "set add remove start stop": "change",
          "*": {
           "effect": "unknown",
           "subcommands": {
            "list get": "read",
            "set add remove": "change"
           }
          }
         }
        }
       }
      }
     }
    }
   }
  },
  {
   "names": [
    "vim-cmd"
   ],
   "effect": "unknown",
   "subcommands": {
    "vmsvc/getallvms vmsvc/power.getstate vmsvc/get.* vmsvc/snapshot.get hostsvc/hostsummary hostsvc/net/info hostsvc/datastore/listsummary help": "read",
    "vmsvc/power.off vmsvc/power.reset vmsvc/power.reboot vmsvc/power.shutdown vmsvc/power.on vmsvc/power.suspend vmsvc/snapshot.create vmsvc/snapshot.revert vmsvc/reload vmsvc/message hostsvc/maintenance_mode_enter hostsvc/maintenance_mode_exit": "change",
    "vmsvc/destroy vmsvc/unregister vmsvc/snapshot.remove vmsvc/snapshot.removeall": "destroy"
   }
  },
  {
   "names": [
    "srvctl"
   ],
   "effect": "unknown",
   "subcommands": {
    "status config getenv predict": "read",
    "start stop relocate enable disable modify add setenv unsetenv convert upgrade": "change",
    "remove": "destroy"
   }
  },
  {
   "names": [
    "crsctl"
   ],
   "effect": "unknown",
   "subcommands": {
    "stat status check query get": "read",
    "start stop relocate enable disable modify set add unset pin unpin replace": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "lsnrctl"
   ],
   "effect": "unknown",
   "subcommands": {
    "status services version show help": "read",
    "start stop reload set save_config trace": "change"
   }
  },
  {
   "names": [
    "asmcmd"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-a",
    "--privilege"
   ],
   "subcommands": {
    "lsdg ls lsdsk lsct lsof lsattr lsop lsod lstmpl du find pwd iostat showversion spget pwget volinfo help": "read",
    "mount umount offline online rebal mkdir cp mkalias setattr spset volenable voldisable": "change",
    "rm dropdg rmalias rmtmpl voldelete": "destroy"
   }
  },
  {
   "names": [
    "pulsar-admin"
   ],
   "effect": "unknown",
   "subcommands": {
    "topics namespaces tenants brokers clusters functions sinks sources schemas persistent": {
     "effect": "unknown",
     "subcommands": {
      "list list-* get get-* stats stats-internal partitioned-stats internal-stats subscriptions last-message-id status peek-messages info info-internal healthcheck policies topics bookie-rack": "read",
      "create create-* set set-* update update-* unload split-bundle grant-permission revoke-permission compact offload reset-cursor start stop restart enable disable": "change",
      "delete delete-* terminate truncate skip skip-all expire-messages expire-messages-all-subscriptions unsubscribe clear-backlog remove remove-*": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "pulumi"
   ],
   "effect": "unknown",
   "subcommands": {
    "preview version whoami about logs console": "read",
    "up update refresh import cancel login logout new": "change",
    "destroy": "destroy"
   }
  },
  {
   "names": [
    "varnishadm"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-T",
    "-S",
    "-t",
    "-n"
   ],
   "subcommands": {
    "status ping backend.list ban.list vcl.list vcl.show param.show panic.show banner help": "read",
    "ban start stop vcl.load vcl.use vcl.inline param.set backend.set_health": "change",
    "vcl.discard panic.clear": "destroy"
   }
  },
  {
   "names": [
    "pt-online-schema-change",
    "pg_repack"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--dry-run"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "kubectl",
    "k",
    "kubectl.exe"
   ],
   "effect": "read",
   "valueOptions": [
    "-n",
    "--namespace",
    "--context",
    "--kubeconfig",
    "--cluster",
    "--user",
    "-s",
    "--server",
    "--as",
    "--as-group",
    "--as-uid",
    "--token",
    "-v",
    "--v",
    "--request-timeout",
    "--certificate-authority",
    "--client-key",
    "--client-certificate",
    "--cache-dir",
    "--tls-server-name",
    "--username",
    "--password",
    "-o",
    "--output",
    "-l",
    "--selector",
    "-c",
    "--container",
    "--field-selector",
    "--sort-by",
    "--tail",
    "--since",
    "--since-time",
    "--image",
    "--replicas",
    "--grace-period",
    "--timeout",
    "--type",
    "-L",
    "--label-columns",
    "--template",
    "--for",
    "--overrides",
    "--restart",
    "--port",
    "--target-port",
    "--name",
    "--protocol",
    "--from-literal",
    "--from-file",
    "--resource-version",
    "--revision",
    "--to-revision",
    "--pod-selector",
    "--verb",
    "--duration"
   ],
   "rules": [
    {
     "options": [
      "--dry-run=client|server|true|"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-w",
      "--watch",
      "--watch-only"
     ],
     "without": [
      "--watch=false",
      "-w=false"
     ],
     "interactive": true
    }
   ],
   "subcommands": {
    "istio": {
     "sameAs": "istioctl"
    },
    "evict evict-pod": "destroy",
    "node-shell": {
     "effect": "change",
     "interactive": true,
     "valueOptions": [
      "--image"
     ],
     "runs": [
      {
       "as": "arguments",
       "after": "--",
       "absent": "none",
       "unknownAs": "change"
      }
     ]
    },
    "neat tree view-secret view-cert who-can images resource-capacity view-allocations access-matrix lineage outdated df-pv status np-viewer rbac-lookup": "read",
    "get-all": "read",
    "kustomize": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-o",
        "--output"
       ],
       "effect": "change"
      }
     ]
    },
    "set": {
     "effect": "change",
     "subcommands": {
      "env": {
       "effect": "change",
       "rules": [
        {
         "operand": [
          "*=*",
          "*-"
         ],
         "options": [
          "--list",
          "--list=true"
         ],
         "effect": "change"
        },
        {
         "options": [
          "--list",
          "--list=true"
         ],
         "effect": "read"
        }
       ]
      },
      "image resources selector serviceaccount sa subject last-applied": "change"
     },
     "otherwise": "unknown"
    },
    "label annotate": {
     "effect": "change",
     "rules": [
      {
       "operand": [
        "*=*",
        "*-"
       ],
       "options": [
        "--list",
        "--list=true"
       ],
       "effect": "change"
      },
      {
       "options": [
        "--list",
        "--list=true"
       ],
       "effect": "read"
      }
     ]
    },
    "alpha": {
     "effect": "read",
     "subcommands": {
      "events auth": {
       "effect": "read",
       "otherwise": "read"
      },
      "debug": "change"
     },
     "otherwise": "unknown"
    },
    "get describe explain api-resources api-versions version events top diff options completion help whoami wait": "read",
    "cluster-info": {
     "effect": "read",
     "subcommands": {
      "dump": {
       "effect": "read",
       "rules": [
        {
         "options": [
          "--output-directory"
         ],
         "effect": "change"
        }
       ]
      }
     }
    },
    "logs log": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-f",
        "--follow"
       ],
       "without": [
        "-f=false",
        "--follow=false"
       ],
       "interactive": true
      }
     ]
    },
    "exec": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-t",
        "--tty"
       ],
       "interactive": true
      }
     ],
     "runs": [
      {
       "as": "arguments",
       "after": "--",
       "skip": 1
      }
     ]
    },
    "attach": {
     "effect": "unknown",
     "interactive": true
    },
    "port-forward proxy": {
     "effect": "read",
     "interactive": true
    },
    "edit": {
     "effect": "change",
     "interactive": true
    },
    "delete drain": "destroy",
    "cordon uncordon taint patch scale autoscale expose cp": "change",
    "create": {
     "effect": "change",
     "valueOptions": [
      "-f",
      "--filename",
      "-k"
     ],
     "rules": [
      {
       "options": [
        "--edit"
       ],
       "interactive": true
      }
     ]
    },
    "apply": {
     "effect": "change",
     "otherwise": "change",
     "valueOptions": [
      "-f",
      "--filename",
      "-k",
      "--kustomize",
      "--field-manager"
     ],
     "rules": [
      {
       "options": [
        "--prune",
        "--force",
        "--force=true",
        "--prune=true"
       ],
       "without": [
        "--prune=false",
        "--force=false"
       ],
       "effect": "destroy"
      }
     ],
     "subcommands": {
      "view-last-applied": "read",
      "edit-last-applied": {
       "effect": "change",
       "interactive": true
      },
      "set-last-applied": "change"
     }
    },
    "replace": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--force"
       ],
       "without": [
        "--force=false"
       ],
       "effect": "destroy"
      }
     ]
    },
    "run": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "-t",
        "--tty"
       ],
       "interactive": true
      }
     ],
     "runs": [
      {
       "as": "arguments",
       "after": "--",
       "skip": 1,
       "absent": "none",
       "unknownAs": "change"
      }
     ]
    },
    "debug": {
     "effect": "change",
     "valueOptions": [
      "--copy-to",
      "--target",
      "--profile",
      "--custom",
      "--set-image",
      "--env"
     ],
     "rules": [
      {
       "options": [
        "-t",
        "--tty"
       ],
       "interactive": true
      }
     ],
     "runs": [
      {
       "as": "arguments",
       "after": "--",
       "skip": 1,
       "absent": "none",
       "unknownAs": "change"
      }
     ]
    },
    "auth": {
     "subcommands": {
      "can-i whoami": "read",
      "reconcile": "change"
     }
    },
    "certificate": {
     "subcommands": {
      "approve deny": "change"
     }
    },
    "config": {
     "effect": "read",
     "subcommands": {
      "unset": "destroy",
      "view get-contexts current-context get-clusters get-users": "read",
      "set set-context set-cluster set-credentials use-context use rename-context": "change",
      "delete-context delete-cluster delete-user": "destroy"
     }
    },
    "rollout": {
     "subcommands": {
      "status": "read",
      "history": "read",
      "restart undo pause resume latest cancel retry": "change"
     }
    },
    "plugin": {
     "effect": "read",
     "subcommands": {
      "list": "read"
     }
    },
    "krew": {
     "effect": "read",
     "subcommands": {
      "list search info version help": "read",
      "install update upgrade index": "change",
      "uninstall": "destroy"
     }
    },
    "ctx ns": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-d"
       ],
       "effect": "destroy"
      },
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      }
     ]
    },
    "ko": {
     "sameAs": "kubectl-ko"
    },
    "virt": {
     "sameAs": "virtctl"
    },
    "cert-manager": {
     "sameAs": "cmctl"
    },
    "acp": {
     "sameAs": "ac"
    },
    "rook-ceph": {
     "subcommands": {
      "ceph": {
       "sameAs": "ceph"
      },
      "rbd": {
       "sameAs": "rbd"
      },
      "health": "read"
     }
    },
    "argo": {
     "subcommands": {
      "rollouts": {
       "sameAs": "kubectl-argo-rollouts"
      }
     }
    },
    "minio directpv": {
     "subcommands": {
      "list info version": "read",
      "init install": "change",
      "purge uninstall remove": "destroy"
     }
    },
    "convert": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-o=*=*"
       ],
       "effect": "change"
      }
     ]
    },
    "cnpg": {
     "effect": "read",
     "subcommands": {
      "status report logs version": "read",
      "psql": {
       "effect": "unknown",
       "interactive": true
      },
      "promote reload restart backup certificate maintenance fencing install publication subscription snapshot pgbench fio hibernate": "change",
      "destroy": "destroy"
     },
     "otherwise": "unknown"
    },
    "hns": {
     "effect": "read",
     "subcommands": {
      "tree describe version config": "read",
      "create set": "change"
     },
     "otherwise": "unknown"
    }
   }
  },
  {
   "names": [
    "kubectl-argo-rollouts"
   ],
   "subcommands": {
    "get list status version": "read",
    "promote restart retry resume create lint notifications set pause undo abort": "change"
   }
  },
  {
   "names": [
    "oc"
   ],
   "sameAs": "kubectl",
   "valueOptions": [
    "--to",
    "--to-image",
    "--confirm-file"
   ],
   "subcommands": {
    "projects status observe process registry": "read",
    "project": {
     "effect": "read",
     "rules": [
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      }
     ]
    },
    "whoami": "read",
    "rsh": {
     "effect": "read",
     "interactive": true,
     "valueOptions": [
      "--shell"
     ],
     "runs": [
      {
       "as": "arguments",
       "skip": 1
      }
     ]
    },
    "debug": {
     "effect": "change",
     "interactive": true,
     "valueOptions": [
      "--image",
      "--as-user"
     ],
     "runs": [
      {
       "as": "arguments",
       "after": "--",
       "skip": 1,
       "absent": "none",
       "unknownAs": "change"
      }
     ]
    },
    "new-project new-app new-build login logout import-image tag start-build rollback secrets sa serviceaccounts rsync idle request-project link": "change",
    "cancel-build": "change",
    "extract": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--to=-"
       ],
       "effect": "read"
      }
     ]
    },
    "image": {
     "subcommands": {
      "info": "read",
      "mirror append extract": "change"
     }
    },
    "policy": {
     "subcommands": {
      "who-can can-i": "read",
      "add-*": "change",
      "remove-*": "destroy"
     }
    },
    "adm": {
     "subcommands": {
      "drain": "destroy",
      "prune": "destroy",
      "cordon uncordon taint create-* copy-to-node restart-kubelet pod-network migrate must-gather inspect new-project groups build-chain reboot-machine-config-pool ocp-certificates catalog": "change",
      "top node-logs wait-for-stable-cluster wait-for-node-reboot verify-image-signature": "read",
      "diagnostics": "read",
      "policy": {
       "subcommands": {
        "who-can": "read",
        "scc-subject-review scc-review": "read",
        "add-*": "change",
        "reconcile-*": "change",
        "remove-*": "destroy"
       }
      },
      "certificate": {
       "subcommands": {
        "approve deny": "change"
       }
      },
      "release": {
       "subcommands": {
        "info": "read",
        "extract mirror new": "change"
       }
      },
      "manage-node": {
       "effect": "change",
       "rules": [
        {
         "options": [
          "--evacuate"
         ],
         "without": [
          "--dry-run"
         ],
         "effect": "destroy"
        },
        {
         "options": [
          "--list-pods",
          "--dry-run"
         ],
         "effect": "read"
        }
       ]
      },
      "node-image": "change",
      "upgrade": {
       "effect": "read",
       "otherwise": "change",
       "rules": [
        {
         "options": [
          "--force",
          "--allow-explicit-upgrade"
         ],
         "effect": "change"
        },
        {
         "options": [
          "--to",
          "--to-latest",
          "--to-image",
          "--clear",
          "--allow-upgrade-with-warnings"
         ],
         "effect": "change"
        }
       ],
       "subcommands": {
        "channel rollback accept": "change",
        "status recommend": "read"
       }
      }
     }
    }
   }
  },
  {
   "names": [
    "kubectl-ko"
   ],
   "effect": "read",
   "subcommands": {
    "nbctl": {
     "runs": [
      {
       "as": "program",
       "program": "ovn-nbctl"
      }
     ],
     "effect": "read"
    },
    "sbctl": {
     "runs": [
      {
       "as": "program",
       "program": "ovn-sbctl"
      }
     ],
     "effect": "read"
    },
    "vsctl": {
     "runs": [
      {
       "as": "program",
       "program": "ovs-vsctl",
       "skip": 1
      }
     ],
     "effect": "read"
    },
    "ofctl": {
     "runs": [
      {
       "as": "program",
       "program": "ovs-ofctl",
       "skip": 1
      }
     ],
     "effect": "read"
    },
    "dpctl": {
     "runs": [
      {
       "as": "program",
       "program": "ovs-dpctl",
       "skip": 1
      }
     ],
     "effect": "read"
    },
    "appctl": {
     "runs": [
      {
       "as": "program",
       "program": "ovs-appctl",
       "skip": 1
      }
     ],
     "effect": "read"
    },
    "tcpdump": {
     "effect": "read",
     "interactive": true,
     "runs": [
      {
       "as": "program",
       "program": "tcpdump",
       "skip": 1,
       "absent": "read"
      }
     ]
    },
    "trace ovn-trace": "read",
    "diagnose env-check help version": "read",
    "log perf tuning reload": "change",
    "get describe": "read",
    "icnbctl": {
     "runs": [
      {
       "as": "program",
       "program": "ovn-nbctl"
      }
     ],
     "effect": "read"
    },
    "icsbctl": {
     "runs": [
      {
       "as": "program",
       "program": "ovn-sbctl"
      }
     ],
     "effect": "read"
    },
    "nb sb": {
     "subcommands": {
      "status dbstatus": "read",
      "backup restore": "change",
      "kick": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "kubectx",
    "kubens"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-d"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-c",
      "--current"
     ],
     "effect": "read"
    },
    {
     "count": [
      1,
      9
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "stern",
    "kubetail"
   ],
   "effect": "read",
   "interactive": true
  },
  {
   "names": [
    "popeye",
    "kube-bench",
    "kubeval",
    "kubeconform",
    "pluto",
    "kubent"
   ],
   "effect": "read"
  },
  {
   "names": [
    "kustomize"
   ],
   "subcommands": {
    "cfg": {
     "subcommands": {
      "cat count grep tree list-setters": "read"
     },
     "otherwise": "change"
    },
    "build": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-o",
        "--output"
       ],
       "effect": "change"
      }
     ]
    },
    "version": "read",
    "edit create": "change"
   }
  },
  {
   "names": [
    "virtctl"
   ],
   "valueOptions": [
    "-n",
    "--namespace",
    "-i",
    "--identity-file",
    "-l",
    "--username",
    "-p",
    "--port",
    "-c",
    "--command"
   ],
   "effect": "read",
   "subcommands": {
    "version guestosinfo userlist fslist help completion": "read",
    "stop": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--force"
       ],
       "effect": "destroy"
      }
     ]
    },
    "start restart pause unpause migrate migrate-cancel addvolume expose image-upload memory-dump vmexport soft-reboot reset rename create credentials permitted-devices usbredir adm": "change",
    "removevolume": "destroy",
    "console vnc": {
     "effect": "unknown",
     "interactive": true
    },
    "ssh": {
     "effect": "read",
     "interactive": true,
     "runs": [
      {
       "as": "shell",
       "options": [
        "-c",
        "--command"
       ]
      }
     ]
    },
    "scp": "change",
    "port-forward": {
     "effect": "read",
     "interactive": true
    }
   }
  },
  {
   "names": [
    "helm",
    "helm3",
    "helm2"
   ],
   "valueOptions": [
    "-n",
    "--namespace",
    "--kube-context",
    "--kubeconfig",
    "--kube-apiserver",
    "--kube-token",
    "--registry-config",
    "--repository-config",
    "--repository-cache",
    "--burst-limit",
    "--version",
    "-f",
    "--values",
    "--set",
    "-o",
    "--output"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--post-renderer",
      "--install-plugin"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "--dry-run=client|server|true|"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "template": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "--post-renderer"
       ],
       "effect": "unknown"
      },
      {
       "options": [
        "--output-dir"
       ],
       "effect": "change"
      }
     ]
    },
    "list ls status get history hist show inspect search lint version env verify help completion diff": "read",
    "install upgrade rollback pull fetch package push create test login logout mapkubeapis 2to3": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--force"
       ],
       "effect": "destroy"
      }
     ]
    },
    "uninstall delete del un": "destroy",
    "repo": {
     "subcommands": {
      "list ls": "read",
      "add update up index": "change",
      "remove rm": "destroy"
     }
    },
    "dependency dep": {
     "subcommands": {
      "list ls": "read",
      "build update up": "change"
     }
    },
    "registry": {
     "subcommands": {
      "login logout": "change"
     }
    },
    "plugin": {
     "subcommands": {
      "list ls": "read",
      "install update": "change",
      "uninstall rm remove": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "helmfile"
   ],
   "valueOptions": [
    "-e",
    "-f",
    "-l",
    "-n"
   ],
   "subcommands": {
    "template": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "--output-dir",
        "--output-dir-template"
       ],
       "effect": "change"
      }
     ]
    },
    "list diff lint status build": "read",
    "apply sync repos deps fetch": "change",
    "destroy delete": "destroy"
   }
  },
  {
   "names": [
    "kubeadm"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--dry-run",
      "--dry-run=true"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "--config",
    "--kubeconfig",
    "--rootfs",
    "-v"
   ],
   "subcommands": {
    "version help completion": "read",
    "init join": "change",
    "reset": "destroy",
    "token": {
     "subcommands": {
      "list generate": "read",
      "create": "change",
      "delete": "destroy"
     }
    },
    "certs": {
     "subcommands": {
      "check-expiration certificate-key": "read",
      "renew generate-csr": "change"
     }
    },
    "config": {
     "subcommands": {
      "view print images": {
       "effect": "read",
       "subcommands": {
        "list": "read",
        "pull": "change",
        "init-defaults join-defaults reset-defaults upgrade-defaults": "read"
       }
      },
      "migrate": "change",
      "validate": "read"
     }
    },
    "kubeconfig": "change",
    "upgrade": {
     "subcommands": {
      "plan diff": "read",
      "apply node": "change"
     }
    },
    "alpha": {
     "subcommands": {
      "certs": {
       "subcommands": {
        "check-expiration": "read",
        "renew": "change"
       }
      },
      "kubeconfig": "change"
     }
    }
   }
  },
  {
   "names": [
    "kubelet",
    "kube-apiserver",
    "kube-controller-manager",
    "kube-scheduler",
    "kube-proxy",
    "containerd",
    "dockerd",
    "etcd",
    "coredns",
    "crio"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "config"
     ],
     "without": [
      "--*"
     ],
     "count": [
      2,
      2
     ],
     "effect": "read"
    },
    {
     "options": [
      "--version",
      "-version",
      "-v",
      "-V"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    },
    {
     "operand": [
      "version"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--cleanup"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "kubekey",
    "kk"
   ],
   "subcommands": {
    "version": "read",
    "create add upgrade init artifact": "change",
    "certs": {
     "subcommands": {
      "check-expiration": "read",
      "renew": "change"
     }
    },
    "delete": "destroy"
   }
  },
  {
   "names": [
    "kind",
    "k3d",
    "minikube"
   ],
   "effect": "read",
   "valueOptions": [
    "--name",
    "-n",
    "--profile",
    "-p"
   ],
   "subcommands": {
    "profile": {
     "effect": "read",
     "rules": [
      {
       "operand": [
        "list"
       ],
       "effect": "read"
      },
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      }
     ]
    },
    "get status version list ip logs": "read",
    "create start stop pause unpause load addons config image cp mount tunnel export": "change",
    "delete": "destroy",
    "kubectl": {
     "effect": "read",
     "runs": [
      {
       "as": "program",
       "program": "kubectl"
      }
     ]
    },
    "ssh": {
     "effect": "read",
     "interactive": true,
     "runs": [
      {
       "as": "shell",
       "after": "--"
      }
     ]
    },
    "node cluster": {
     "subcommands": {
      "list": "read",
      "create add start stop": "change",
      "delete": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "k3s",
    "rke2"
   ],
   "subcommands": {
    "kubectl": {
     "runs": [
      {
       "as": "program",
       "program": "kubectl"
      }
     ],
     "effect": "read"
    },
    "crictl": {
     "runs": [
      {
       "as": "program",
       "program": "crictl"
      }
     ],
     "effect": "read"
    },
    "ctr": {
     "runs": [
      {
       "as": "program",
       "program": "ctr"
      }
     ],
     "effect": "read"
    },
    "server agent": "change",
    "check-config": "read",
    "etcd-snapshot": {
     "subcommands": {
      "ls list": "read",
      "save": "change",
      "delete prune": "destroy"
     }
    }
   },
   "rules": [
    {
     "options": [
      "--version",
      "-v"
     ],
     "effect": "read",
     "always": true
    }
   ]
  },
  {
   "names": [
    "cmctl"
   ],
   "valueOptions": [
    "-n",
    "--namespace"
   ],
   "subcommands": {
    "status inspect version check x help": "read",
    "renew create approve deny upgrade convert": "change",
    "experimental": {
     "subcommands": {
      "uninstall": "destroy",
      "install": "change"
     }
    }
   }
  },
  {
   "names": [
    "velero"
   ],
   "valueOptions": [
    "-n",
    "--namespace"
   ],
   "effect": "read",
   "subcommands": {
    "client": {
     "effect": "read",
     "subcommands": {
      "config": {
       "subcommands": {
        "get": "read",
        "set": "change"
       }
      }
     }
    },
    "get describe version help": "read",
    "backup restore schedule backup-location snapshot-location repo plugin bl": {
     "subcommands": {
      "download": "change",
      "get describe logs": {
       "effect": "read"
      },
      "create set add pause unpause": "change",
      "delete remove": "destroy"
     }
    },
    "create install debug set": "change",
    "delete uninstall": "destroy"
   }
  },
  {
   "names": [
    "argocd"
   ],
   "valueOptions": [
    "--server",
    "--auth-token",
    "--grpc-web-root-path",
    "-N",
    "--app-namespace",
    "--config"
   ],
   "effect": "read",
   "subcommands": {
    "context": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "--delete"
       ],
       "effect": "destroy"
      },
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      }
     ]
    },
    "version help completion": "read",
    "login logout relogin": "change",
    "app": {
     "subcommands": {
      "get list ls diff history manifests logs wait resources get-resource": "read",
      "sync": {
       "effect": "change",
       "rules": [
        {
         "options": [
          "--dry-run"
         ],
         "effect": "read"
        },
        {
         "options": [
          "--force",
          "--prune"
         ],
         "effect": "destroy"
        }
       ]
      },
      "create set unset rollback edit patch patch-resource actions terminate-op add-source remove-source": "change",
      "delete delete-resource": "destroy"
     }
    },
    "appset cluster repo repocreds proj cert gpg account": {
     "subcommands": {
      "get list ls get-user-info can-i": "read",
      "add create set update edit update-password generate-token rotate-auth add-*": "change",
      "rm delete remove remove-* delete-token": "destroy"
     }
    },
    "admin": {
     "subcommands": {
      "dashboard": "read",
      "export": "read",
      "import": "change"
     }
    }
   }
  },
  {
   "names": [
    "argo"
   ],
   "valueOptions": [
    "-n",
    "--namespace"
   ],
   "subcommands": {
    "delete terminate": "destroy",
    "template cluster-template cron": {
     "subcommands": {
      "list get lint": "read",
      "create update suspend resume": "change",
      "delete": "destroy"
     }
    },
    "list get logs version lint wait watch": "read",
    "submit retry resubmit stop resume suspend": "change"
   }
  },
  {
   "names": [
    "flux"
   ],
   "valueOptions": [
    "-n",
    "--namespace"
   ],
   "subcommands": {
    "get check logs version stats tree diff trace events export": "read",
    "reconcile suspend resume create install bootstrap": "change",
    "delete uninstall": "destroy"
   }
  },
  {
   "names": [
    "tkn"
   ],
   "valueOptions": [
    "-n",
    "--namespace"
   ],
   "subcommands": {
    "version help completion": "read",
    "pipeline p taskrun tr pipelinerun pr task t clustertask customrun eventlistener el hub bundle triggertemplate triggerbinding": {
     "subcommands": {
      "list ls describe desc get logs search info": {
       "effect": "read",
       "rules": [
        {
         "options": [
          "-f",
          "--follow"
         ],
         "interactive": true
        }
       ]
      },
      "start cancel sign export install push": "change",
      "delete rm": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "istioctl"
   ],
   "valueOptions": [
    "-n",
    "--namespace",
    "-i",
    "--istioNamespace",
    "-c",
    "--context"
   ],
   "effect": "read",
   "subcommands": {
    "ztunnel-config zc": {
     "effect": "read",
     "otherwise": "read",
     "subcommands": {
      "log": {
       "effect": "read",
       "rules": [
        {
         "options": [
          "--level",
          "-r",
          "--reset"
         ],
         "effect": "change"
        }
       ]
      }
     }
    },
    "bug-report": "change",
    "version proxy-status ps analyze validate verify-install help profile manifest": {
     "effect": "read",
     "subcommands": {
      "generate": {
       "effect": "read",
       "rules": [
        {
         "options": [
          "-o",
          "--output"
         ],
         "effect": "change"
        }
       ]
      },
      "list dump diff": "read",
      "apply install": "change"
     },
     "otherwise": "read"
    },
    "proxy-config pc": {
     "effect": "read",
     "otherwise": "read",
     "subcommands": {
      "log": {
       "effect": "read",
       "rules": [
        {
         "options": [
          "--level",
          "-r",
          "--reset"
         ],
         "effect": "change"
        }
       ]
      }
     }
    },
    "x experimental": {
     "subcommands": {
      "describe authz check-inject ps proxy-status pc precheck version injector metrics config wait": "read",
      "revision": "read",
      "add-to-mesh create-remote-secret workload": "change",
      "uninstall remove-from-mesh": "destroy"
     }
    },
    "dashboard dash": {
     "effect": "read",
     "interactive": true
    },
    "install upgrade kube-inject operator tag create-remote-secret": "change",
    "uninstall": "destroy"
   }
  },
  {
   "names": [
    "linkerd"
   ],
   "subcommands": {
    "check version stat top tap edges routes diagnostics viz": "read",
    "inject install upgrade prune": "read",
    "uninstall": "read"
   },
   "rules": []
  },
  {
   "names": [
    "cilium",
    "cilium-dbg"
   ],
   "valueOptions": [
    "-n",
    "--namespace"
   ],
   "effect": "read",
   "subcommands": {
    "bpf": {
     "effect": "read",
     "subcommands": {
      "ct nat lb tunnel policy ipcache endpoint egress egress-gateway metrics config recorder sha auth ipmasq mountfs srv6 vtep nodeid bandwidth multicast frag": {
       "effect": "read",
       "otherwise": "unknown",
       "subcommands": {
        "list get ls match": "read",
        "flush delete": "destroy",
        "add update": "change"
       }
      },
      "fs": "read"
     }
    },
    "sysdump": "change",
    "monitor": {
     "effect": "read",
     "interactive": true
    },
    "status version help debuginfo metrics map node fqdn": {
     "effect": "read",
     "otherwise": "unknown",
     "subcommands": {
      "list get": "read",
      "delete": "destroy"
     }
    },
    "endpoint service policy identity ip ipam prefilter lrp nodeid": {
     "effect": "read",
     "subcommands": {
      "list get ls selectors trace wait log healthz": "read",
      "config update import regenerate": "change",
      "delete": "destroy",
      "ct nat lb tunnel policy ipcache endpoint egress metrics config recorder sha auth": {
       "effect": "read",
       "subcommands": {
        "list get ls service": {
         "effect": "read",
         "subcommands": {
          "list": "read"
         },
         "otherwise": "read"
        },
        "flush delete": "destroy",
        "add": "change"
       }
      }
     }
    },
    "config": {
     "effect": "read",
     "otherwise": "change",
     "subcommands": {
      "view get": "read",
      "set": "change",
      "delete": "destroy"
     }
    },
    "connectivity install upgrade clustermesh hubble encryption cleanup": {
     "effect": "change",
     "subcommands": {
      "test perf enable disable connect": "change",
      "status": "read"
     }
    },
    "uninstall": "destroy"
   }
  },
  {
   "names": [
    "cilium-health"
   ],
   "effect": "read"
  },
  {
   "names": [
    "calicoctl"
   ],
   "valueOptions": [
    "-c",
    "--config",
    "-n",
    "--namespace",
    "-o",
    "--output"
   ],
   "effect": "read",
   "subcommands": {
    "node": {
     "subcommands": {
      "status checksystem": "read",
      "diags run": "change"
     }
    },
    "get version": "read",
    "ipam": {
     "subcommands": {
      "show check": "read",
      "configure split": "change",
      "release": "destroy"
     }
    },
    "create apply replace patch label convert datastore": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "weave"
   ],
   "subcommands": {
    "status ps report version": "read",
    "launch connect attach detach expose": "change",
    "reset rmpeer forget stop": "destroy"
   }
  },
  {
   "names": [
    "subctl"
   ],
   "effect": "read",
   "subcommands": {
    "show version diagnose verify benchmark": "read",
    "join deploy-broker export gather upgrade cloud": "change",
    "uninstall unexport": "destroy"
   }
  },
  {
   "names": [
    "clusterctl"
   ],
   "subcommands": {
    "describe version get config": "read",
    "init move upgrade generate backup restore alpha": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "operator-sdk",
    "opm"
   ],
   "subcommands": {
    "version scorecard bundle": "read",
    "run olm render index": "change",
    "cleanup": "destroy"
   }
  },
  {
   "names": [
    "kn"
   ],
   "valueOptions": [
    "-n",
    "--namespace"
   ],
   "subcommands": {
    "service route revision source broker trigger channel domain": {
     "subcommands": {
      "list describe ls": "read",
      "create update apply import export": "change",
      "delete": "destroy"
     }
    },
    "version": "read"
   }
  },
  {
   "names": [
    "docker"
   ],
   "valueOptions": [
    "-H",
    "--host",
    "--context",
    "--config",
    "-l",
    "--log-level",
    "--tlscacert",
    "-c"
   ],
   "effect": "read",
   "subcommands": {
    "buildx builder": {
     "subcommands": {
      "ls du version": "read",
      "inspect": {
       "effect": "read",
       "rules": [
        {
         "options": [
          "--bootstrap"
         ],
         "effect": "change"
        }
       ]
      },
      "imagetools history": {
       "subcommands": {
        "inspect ls logs": "read",
        "create import export open": "change",
        "rm": "destroy"
       }
      },
      "bake build create use stop install uninstall": "change",
      "rm prune": "destroy"
     }
    },
    "save export": {
     "effect": "change"
    },
    "ps images inspect version info logs log top stats events port history diff search help": {
     "effect": "read",
     "valueOptions": [
      "-n",
      "--tail",
      "--since",
      "--until",
      "-f",
      "--format",
      "--filter"
     ]
    },
    "logs": {
     "effect": "read",
     "valueOptions": [
      "-n",
      "--tail",
      "--since",
      "--until"
     ],
     "rules": [
      {
       "options": [
        "-f",
        "--follow"
       ],
       "interactive": true
      }
     ]
    },
    "stats": {
     "effect": "read",
     "rules": [
      {
       "without": [
        "--no-stream"
       ],
       "interactive": true
      }
     ]
    },
    "wait": "read",
    "exec": {
     "effect": "read",
     "valueOptions": [
      "-u",
      "--user",
      "-e",
      "--env",
      "-w",
      "--workdir",
      "--env-file",
      "--detach-keys"
     ],
     "rules": [
      {
       "options": [
        "-t",
        "--tty"
       ],
       "interactive": true
      }
     ],
     "runs": [
      {
       "as": "arguments",
       "skip": 1
      }
     ]
    },
    "attach": {
     "effect": "unknown",
     "interactive": true
    },
    "run create": {
     "effect": "change",
     "valueOptions": [
      "-v",
      "--volume",
      "-e",
      "--env",
      "-p",
      "--publish",
      "--name",
      "--net",
      "--network",
      "--entrypoint",
      "-u",
      "--user",
      "-w",
      "--workdir",
      "-h",
      "--hostname",
      "-m",
      "--memory",
      "--cpus",
      "--mount",
      "--label",
      "-l",
      "--env-file",
      "--restart",
      "--pid",
      "--ipc",
      "--cap-add",
      "--security-opt",
      "--device",
      "--tmpfs",
      "--ulimit",
      "--platform",
      "--pull",
      "--dns",
      "--add-host",
      "--log-driver",
      "--log-opt",
      "--ip",
      "--mac-address",
      "--shm-size",
      "--gpus",
      "--runtime"
     ],
     "rules": [
      {
       "options": [
        "-t",
        "--tty"
       ],
       "interactive": true
      }
     ],
     "runs": [
      {
       "as": "arguments",
       "skip": 1,
       "absent": "none",
       "unknownAs": "change"
      }
     ]
    },
    "start stop restart pause unpause pull push tag build commit cp load import rename update login logout deploy": {
     "effect": "change"
    },
    "kill rm rmi": "destroy",
    "container": {
     "subcommands": {
      "ls list ps inspect logs top stats port diff": "read",
      "exec": {
       "effect": "read",
       "valueOptions": [
        "-u",
        "-e",
        "-w"
       ],
       "runs": [
        {
         "as": "arguments",
         "skip": 1
        }
       ]
      },
      "rm prune kill remove": "destroy",
      "*": "change"
     }
    },
    "image": {
     "subcommands": {
      "ls list inspect history": "read",
      "rm prune remove": "destroy",
      "*": "change"
     }
    },
    "volume network node service stack swarm secret config context plugin manifest trust checkpoint": {
     "subcommands": {
      "join-token unlock-key": {
       "effect": "read",
       "rules": [
        {
         "options": [
          "--rotate"
         ],
         "effect": "change"
        }
       ]
      },
      "ls list ps inspect logs show tasks services": "read",
      "rm remove prune leave": "destroy",
      "create connect disconnect update scale rollback init join use demote promote pull install enable disable deploy annotate push build": "change"
     }
    },
    "system": {
     "subcommands": {
      "df info events": "read",
      "prune reset": "destroy"
     }
    },
    "compose": {
     "sameAs": "docker-compose"
    }
   }
  },
  {
   "names": [
    "docker-compose",
    "podman-compose"
   ],
   "valueOptions": [
    "-f",
    "--file",
    "-p",
    "--project-name",
    "--profile",
    "--env-file",
    "--project-directory"
   ],
   "subcommands": {
    "commit export publish": "change",
    "watch attach": {
     "effect": "change",
     "interactive": true
    },
    "stats wait volumes convert": "read",
    "down": "destroy",
    "config": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-o",
        "--output",
        "--lock-image-digests"
       ],
       "effect": "change"
      }
     ]
    },
    "ps top images events port version ls": "read",
    "logs": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-f",
        "--follow"
       ],
       "interactive": true
      }
     ]
    },
    "exec": {
     "effect": "read",
     "valueOptions": [
      "-u",
      "-e",
      "-w",
      "--index"
     ],
     "interactive": true,
     "runs": [
      {
       "as": "arguments",
       "skip": 1
      }
     ]
    },
    "up start stop restart create build pull push pause unpause run scale cp": "change",
    "rm kill": "destroy"
   }
  },
  {
   "names": [
    "podman"
   ],
   "sameAs": "docker",
   "subcommands": {
    "auto-update init untag mount unmount umount": "change",
    "secret machine": {
     "subcommands": {
      "ls list inspect info": "read",
      "create start stop init set ssh": "change",
      "rm reset": "destroy"
     }
    },
    "generate": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-f",
        "--filename",
        "--files"
       ],
       "effect": "change"
      }
     ],
     "otherwise": "read"
    },
    "pod": {
     "subcommands": {
      "ps ls list inspect logs top stats": "read",
      "rm prune kill": "destroy",
      "*": "change"
     }
    },
    "unshare": {
     "effect": "read",
     "runs": [
      {
       "as": "arguments"
      }
     ]
    },
    "play kube": "change",
    "healthcheck": "read"
   }
  },
  {
   "names": [
    "nerdctl"
   ],
   "sameAs": "docker",
   "valueOptions": [
    "-n",
    "--namespace",
    "-a",
    "--address"
   ],
   "subcommands": {
    "namespace": {
     "subcommands": {
      "ls": "read",
      "rm remove": "destroy",
      "create update": "change"
     }
    }
   }
  },
  {
   "names": [
    "crictl"
   ],
   "valueOptions": [
    "-r",
    "--runtime-endpoint",
    "-i",
    "--image-endpoint",
    "-t",
    "--timeout",
    "-c",
    "--config"
   ],
   "effect": "read",
   "subcommands": {
    "checkpoint": "change",
    "ps pods images image img inspect inspecti inspectp imagefsinfo info version stats statsp podstats events metricsp metricdescs completion help": "read",
    "logs": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-f",
        "--follow"
       ],
       "interactive": true
      }
     ]
    },
    "exec": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-t",
        "--tty"
       ],
       "interactive": true
      }
     ],
     "runs": [
      {
       "as": "arguments",
       "skip": 1
      }
     ]
    },
    "attach": {
     "effect": "unknown",
     "interactive": true
    },
    "port-forward": {
     "effect": "read",
     "interactive": true
    },
    "config": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "--set"
       ],
       "effect": "change"
      },
      {
       "count": [
        2,
        9
       ],
       "effect": "change"
      },
      {
       "operand": [
        "*=*"
       ],
       "effect": "change"
      }
     ]
    },
    "stop stopp start run runp create pull update update-runtime-config": "change",
    "rm rmi rmp": "destroy"
   }
  },
  {
   "names": [
    "ctr"
   ],
   "valueOptions": [
    "-n",
    "--namespace",
    "-a",
    "--address",
    "--timeout",
    "--connect-timeout"
   ],
   "effect": "read",
   "subcommands": {
    "shim": "unknown",
    "install": "change",
    "version v info help": "read",
    "containers c container images image i tasks task t snapshots snapshot content namespaces namespace ns leases plugins plugin deprecations sandboxes sandbox s pprof": {
     "effect": "read",
     "subcommands": {
      "mounts": "read",
      "list ls l info ps check metrics metric usage tree get tasks fetch-object active diff inspect-runtime": "read",
      "exec": {
       "effect": "read",
       "valueOptions": [
        "--exec-id",
        "--user",
        "--cwd"
       ],
       "rules": [
        {
         "options": [
          "-t",
          "--tty"
         ],
         "interactive": true
        }
       ],
       "runs": [
        {
         "as": "arguments",
         "skip": 1
        }
       ]
      },
      "remove rm delete del kill prune": "destroy",
      "attach": {
       "effect": "unknown",
       "interactive": true
      },
      "pull push import export tag label convert mount unmount start pause resume create run prepare view commit usage fetch ingest edit set-label checkpoint unpack fetch-blob push-object": "change"
     }
    },
    "run": {
     "effect": "change",
     "runs": [
      {
       "as": "arguments",
       "skip": 2,
       "absent": "none",
       "unknownAs": "change"
      }
     ]
    },
    "event events": "read"
   }
  },
  {
   "names": [
    "runc",
    "crun"
   ],
   "valueOptions": [
    "--root",
    "--log"
   ],
   "subcommands": {
    "list ps state events version spec features": "read",
    "exec": {
     "effect": "read",
     "runs": [
      {
       "as": "arguments",
       "skip": 1
      }
     ]
    },
    "start run create pause resume update restore checkpoint": "change",
    "delete kill": "destroy"
   }
  },
  {
   "names": [
    "skopeo"
   ],
   "subcommands": {
    "inspect list-tags manifest-digest": "read",
    "copy sync login logout": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "buildah",
    "buildctl",
    "kaniko",
    "img"
   ],
   "subcommands": {
    "images containers inspect version info du": "read",
    "bud build from copy commit push pull run tag": "change",
    "rm rmi prune": "destroy"
   }
  },
  {
   "names": [
    "trivy",
    "dive",
    "hadolint"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--reset",
      "--clear-cache"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--download-db-only",
      "--download-java-db-only"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "clean"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-o",
      "--output"
     ],
     "effect": "change"
    }
   ],
   "subcommands": {
    "server": {
     "effect": "change"
    },
    "plugin module": {
     "subcommands": {
      "list ls info search": "read",
      "install update upgrade run": "change",
      "uninstall": "destroy"
     },
     "otherwise": "unknown"
    },
    "*": "read"
   }
  },
  {
   "names": [
    "etcdctl"
   ],
   "valueOptions": [
    "--endpoints",
    "--cacert",
    "--cert",
    "--key",
    "--ca-file",
    "--cert-file",
    "--key-file",
    "--command-timeout",
    "--dial-timeout",
    "--user",
    "--password",
    "-w",
    "--write-out",
    "-C",
    "--endpoint",
    "--limit",
    "--rev"
   ],
   "effect": "read",
   "subcommands": {
    "lock": {
     "effect": "change",
     "runs": [
      {
       "as": "arguments",
       "skip": 1,
       "absent": "none",
       "unknownAs": "unknown"
      }
     ]
    },
    "watch": {
     "effect": "read",
     "interactive": true,
     "runs": [
      {
       "as": "arguments",
       "after": "--",
       "skip": 9,
       "absent": "none"
      }
     ]
    },
    "check": "change",
    "get ls cluster-health version help completion": "read",
    "endpoint": {
     "subcommands": {
      "status health hashkv": "read"
     }
    },
    "alarm": {
     "subcommands": {
      "list": "read",
      "disarm": "change"
     }
    },
    "member": {
     "subcommands": {
      "list": "read",
      "add update promote": "change",
      "remove": "destroy"
     }
    },
    "snapshot": {
     "subcommands": {
      "status": "read",
      "save restore": "change"
     }
    },
    "put set mk mkdir update txn compaction compact defrag move-leader make-mirror migrate backup elect": "change",
    "lease": {
     "subcommands": {
      "list timetolive": "read",
      "grant keep-alive": "change",
      "revoke": "destroy"
     }
    },
    "auth": {
     "subcommands": {
      "status": "read",
      "enable disable": "change"
     }
    },
    "user role": {
     "subcommands": {
      "list get": "read",
      "add passwd grant-role revoke-role grant-permission revoke-permission": "change",
      "delete": "destroy"
     }
    },
    "del rm rmdir": "destroy"
   }
  },
  {
   "names": [
    "etcdutl"
   ],
   "valueOptions": [
    "-w",
    "--write-out",
    "--data-dir"
   ],
   "subcommands": {
    "snapshot": {
     "subcommands": {
      "status": "read",
      "restore": "change"
     }
    },
    "defrag backup migrate": "change",
    "hashkv version completion": "read"
   }
  },
  {
   "names": [
    "etcd-dump-logs",
    "etcd-dump-db",
    "bbolt"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "compact",
      "surgery"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "ceph"
   ],
   "valueOptions": [
    "-c",
    "--conf",
    "-k",
    "--keyring",
    "--id",
    "--name",
    "-n",
    "-f",
    "--format",
    "--cluster",
    "--connect-timeout"
   ],
   "effect": "read",
   "subcommands": {
    "daemon tell": {
     "skip": 1,
     "effect": "unknown",
     "subcommands": {
      "perf": {
       "effect": "read",
       "subcommands": {
        "dump schema histogram": "read",
        "reset": "destroy"
       }
      },
      "dump_* dump status version versions help ops get_* list_* mon_status quorum_status sync_status mgr_status scrub_status objecter_requests config_diff config_get config_show get show client_counters cache_status": "read",
      "config": {
       "effect": "read",
       "subcommands": {
        "show get diff help": "read",
        "set unset": "change"
       }
      },
      "session client": {
       "subcommands": {
        "ls config": "read",
        "kill evict": "destroy"
       }
      },
      "heap": {
       "subcommands": {
        "dump stats": "read",
        "release start_profiler stop_profiler set_release_rate": "change"
       }
      },
      "cache": {
       "subcommands": {
        "status ls": "read",
        "drop": "destroy"
       }
      },
      "injectargs config_set compact bench trim_* scrub damage respawn exit": "change",
      "flush* reset_* rm_*": "destroy"
     }
    },
    "node": {
     "effect": "read",
     "otherwise": "read"
    },
    "health": {
     "effect": "read",
     "subcommands": {
      "detail": "read",
      "mute unmute": "change"
     }
    },
    "device": {
     "subcommands": {
      "ls info get-health-metrics check-health query-daemon-health-metrics ls-by-daemon ls-by-host ls-lights predict-life-expectancy": "read",
      "rm rm-life-expectancy": "destroy",
      "*": "change"
     }
    },
    "log": {
     "effect": "change",
     "subcommands": {
      "last": "read"
     },
     "otherwise": "change"
    },
    "status df versions version report features fsid quorum_status time-sync-status -s": {
     "effect": "read",
     "otherwise": "read",
     "subcommands": {
      "rm light": "destroy",
      "mute unmute": "change",
      "last ls stat status detail info get-health-metrics check-health query-daemon-health-metrics ls-by-daemon ls-by-host": "read"
     }
    },
    "-w": {
     "effect": "read",
     "interactive": true
    },
    "osd": {
     "effect": "read",
     "subcommands": {
      "tree df stat status dump ls perf getmap getcrushmap find metadata lspools versions count-metadata safe-to-destroy ok-to-stop utilization info map blocked-by numa-status get-require-min-compat-client test-reweight-by-utilization": "read",
      "pool": {
       "effect": "read",
       "subcommands": {
        "application": {
         "subcommands": {
          "get": "read",
          "enable set": "change",
          "disable rm": "destroy"
         }
        },
        "ls get stats autoscale-status get-quota": "read",
        "create set rename set-quota mksnap": "change",
        "delete rm rmsnap": "destroy"
       }
      },
      "crush": {
       "subcommands": {
        "tree dump ls": "read",
        "rule class": {
         "subcommands": {
          "ls list dump ls-osd": "read",
          "create create-simple create-replicated create-erasure rename": "change",
          "rm": "destroy"
         }
        },
        "get-*": "read",
        "show-tunables": "read",
        "remove rm unlink": "destroy",
        "*": "change"
       },
       "otherwise": "change"
      },
      "blocklist blacklist": {
       "subcommands": {
        "ls": "read",
        "add": "change",
        "rm clear": "destroy"
       }
      },
      "purge destroy rm lost purge-new": "destroy",
      "set unset in out down up reweight reweight-by-utilization primary-affinity scrub deep-scrub repair pg-temp pg-upmap create new set-* require-osd-release stop setcrushmap tier pg-upmap-items add-noout rm-noout": "change"
     }
    },
    "pg": {
     "effect": "read",
     "subcommands": {
      "stat dump ls map query dump_stuck dump_json ls-by-osd ls-by-pool ls-by-primary getmap debug list_unfound": "read",
      "scrub deep-scrub repair cancel-force-recovery repeer": "change",
      "force-recovery force-backfill force_create_pg": "destroy",
      "*": {
       "subcommands": {
        "query list_unfound list_missing": "read",
        "mark_unfound_lost": "destroy"
       }
      }
     }
    },
    "mon": {
     "effect": "read",
     "subcommands": {
      "stat dump metadata getmap versions feature ok-to-stop ok-to-rm": "read",
      "add enable-msgr2 set-*": "change",
      "remove rm": "destroy"
     }
    },
    "mgr": {
     "effect": "read",
     "subcommands": {
      "dump metadata services stat versions module": {
       "effect": "read",
       "subcommands": {
        "ls": "read",
        "enable disable force": "change"
       }
      },
      "fail": "change"
     }
    },
    "mds": {
     "subcommands": {
      "stat metadata versions ok-to-stop": "read",
      "fail repaired set_state": "change",
      "rm rmfailed": "destroy"
     }
    },
    "fs": {
     "effect": "read",
     "subcommands": {
      "volume subvolume subvolumegroup": {
       "subcommands": {
        "ls info getpath exist pin-status": "read",
        "snapshot": {
         "subcommands": {
          "ls info": "read",
          "rm": "destroy",
          "*": "change"
         }
        },
        "metadata": {
         "subcommands": {
          "ls get": "read",
          "set": "change",
          "rm": "destroy"
         }
        },
        "create resize authorize deauthorize pin rename charmap": "change",
        "rm evict": "destroy"
       }
      },
      "ls status dump get": "read",
      "new set fail authorize add_data_pool mirror set-default": "change",
      "rm rm_data_pool reset": "destroy"
     }
    },
    "auth": {
     "effect": "read",
     "subcommands": {
      "ls list get get-key print-key print_key export": "read",
      "add caps get-or-create get-or-create-key import rotate": "change",
      "del rm": "destroy"
     }
    },
    "config": {
     "effect": "read",
     "subcommands": {
      "dump get show show-with-defaults help ls log": "read",
      "set assimilate-conf reset": "change",
      "rm": "destroy"
     }
    },
    "config-key": {
     "subcommands": {
      "get ls list dump exists": "read",
      "set put": "change",
      "rm del": "destroy"
     }
    },
    "crash": {
     "subcommands": {
      "ls ls-new info stat": "read",
      "archive archive-all post": "change",
      "rm prune": "destroy"
     }
    },
    "orch": {
     "effect": "read",
     "subcommands": {
      "osd": {
       "effect": "read",
       "subcommands": {
        "rm": {
         "effect": "destroy",
         "subcommands": {
          "status": "read",
          "stop": "change"
         },
         "otherwise": "destroy"
        }
       }
      },
      "upgrade": {
       "subcommands": {
        "status check ls": "read",
        "start pause resume stop": "change"
       }
      },
      "ls ps status": "read",
      "device host": {
       "subcommands": {
        "ls": "read",
        "zap rm drain": "destroy",
        "*": "change"
       }
      },
      "rm": "destroy",
      "restart start stop redeploy apply daemon pause resume": "change"
     }
    },
    "balancer progress telemetry dashboard": {
     "effect": "read",
     "subcommands": {
      "status eval show json ls": "read",
      "clear": "destroy",
      "*": "change"
     }
    }
   }
  },
  {
   "names": [
    "rados"
   ],
   "valueOptions": [
    "-p",
    "--pool",
    "-n",
    "--id",
    "-c"
   ],
   "effect": "read",
   "subcommands": {
    "lock": {
     "subcommands": {
      "get": "change",
      "list info": "read",
      "break": "destroy"
     }
    },
    "bench": {
     "effect": "change",
     "rules": [
      {
       "operand": [
        "seq",
        "rand"
       ],
       "effect": "read"
      }
     ]
    },
    "rmsnap rmomapval": "destroy",
    "listsnaps lssnap list-inconsistent-pg listxattr": "read",
    "export mksnap rollback import load-gen watch notify listomap": "change",
    "get": {
     "effect": "change",
     "rules": [
      {
       "operand": [
        "-"
       ],
       "effect": "read"
      }
     ]
    },
    "ls lspools df stat getxattr listomapkeys listomapvals getomapval listwatchers list-inconsistent-*": "read",
    "put append create mkpool setxattr setomapval cp clonedata truncate": "change",
    "rm rmpool purge cleanup rmomapkey rmxattr clearomap": "destroy"
   }
  },
  {
   "names": [
    "rbd"
   ],
   "valueOptions": [
    "-p",
    "--pool",
    "--image",
    "-n",
    "--id",
    "-c",
    "-m",
    "-K"
   ],
   "effect": "read",
   "subcommands": {
    "deep-copy": "change",
    "merge-diff journal pool sparsify watch ggate nbd": "change",
    "device lock snap snapshot trash image-meta namespace group migration config": {
     "effect": "read",
     "subcommands": {
      "ls list info status get dump-ls": "read",
      "rm remove purge empty": "destroy",
      "*": "change"
     }
    },
    "mirror": {
     "effect": "read",
     "subcommands": {
      "pool image snapshot": {
       "subcommands": {
        "info status ls list schedule": "read",
        "*": "change"
       }
      }
     }
    },
    "ls list info status du disk-usage showmapped diff children": "read",
    "map unmap create clone cp copy mv rename resize flatten import export feature bench export-diff import-diff object-map deep": "change",
    "rm remove": "destroy",
    "watch": "read"
   }
  },
  {
   "names": [
    "cephadm"
   ],
   "subcommands": {
    "ls version inspect-image check-host logs": "read",
    "shell": {
     "effect": "read",
     "runs": [
      {
       "as": "arguments",
       "after": "--"
      }
     ]
    },
    "rm-daemon rm-cluster zap-osds": "destroy",
    "*": "change"
   }
  },
  {
   "names": [
    "radosgw-admin"
   ],
   "subcommands": {
    "gc lc orphans sync bilog mdlog datalog reshard log policy data": {
     "subcommands": {
      "list status stats get show": "read",
      "trim": "destroy",
      "*": "change"
     }
    },
    "user bucket zone zonegroup realm period subuser key caps quota usage metadata": {
     "subcommands": {
      "rm delete remove unlink trim": "destroy",
      "list info stats get show check": "read",
      "*": "change"
     }
    },
    "*": "unknown"
   },
   "rules": [
    {
     "options": [
      "--fix",
      "--remove-bad"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "mc"
   ],
   "subcommands": {
    "mirror": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--remove"
       ],
       "effect": "destroy"
      }
     ]
    },
    "version": {
     "effect": "read",
     "subcommands": {
      "info": "read",
      "enable suspend": "change"
     },
     "otherwise": "unknown"
    },
    "find": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "--watch"
       ],
       "effect": "change"
      }
     ],
     "runs": [
      {
       "as": "shell",
       "options": [
        "--exec"
       ],
       "absent": "none"
      }
     ],
     "valueOptions": [
      "--exec",
      "--name",
      "--path",
      "--regex",
      "--older-than",
      "--newer-than",
      "--larger",
      "--smaller",
      "--print",
      "--maxdepth"
     ]
    },
    "ls stat du cat head diff tree ping": "read",
    "alias config": {
     "subcommands": {
      "list ls": "read",
      "set": "change",
      "remove rm": "destroy"
     }
    },
    "admin": {
     "subcommands": {
      "info trace console prometheus top": "read",
      "*": "change"
     }
    },
    "cp mv mb put pipe": "change",
    "rm rb": "destroy"
   }
  },
  {
   "names": [
    "terraform",
    "tofu"
   ],
   "optionStyle": "long",
   "subcommands": {
    "plan": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-out=/dev/null"
       ],
       "effect": "read"
      },
      {
       "options": [
        "-out",
        "--out"
       ],
       "effect": "change"
      }
     ]
    },
    "show validate output version graph console test metadata": "read",
    "fmt": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "-check",
        "--check",
        "-check=true"
       ],
       "effect": "read"
      }
     ]
    },
    "providers": {
     "effect": "read",
     "subcommands": {
      "schema": "read",
      "lock mirror": "change"
     }
    },
    "state": {
     "subcommands": {
      "list show pull": "read",
      "mv push replace-provider": "change",
      "rm": "destroy"
     }
    },
    "workspace": {
     "subcommands": {
      "list show": "read",
      "new select": "change",
      "delete": "destroy"
     }
    },
    "apply": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "-destroy",
        "--destroy"
       ],
       "effect": "destroy"
      }
     ]
    },
    "init import taint untaint refresh get login logout": "change",
    "destroy force-unlock": "destroy"
   },
   "valueOptions": [
    "-chdir"
   ]
  },
  {
   "names": [
    "ansible-playbook"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--list-tags",
      "--version"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--check",
      "-C",
      "--list-hosts",
      "--list-tasks",
      "--syntax-check"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "nvidia-container-cli",
    "nvidia-ctk",
    "npu-smi",
    "ixsmi",
    "mx-smi",
    "hy-smi"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "set",
      "configure",
      "config"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "clear",
      "reset"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "generate",
      "create-*",
      "create-dev-char-symlinks",
      "upgrade"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--set*",
      "--reset*",
      "--output"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "roachctl",
    "longhornctl"
   ],
   "effect": "unknown"
  },
  {
   "names": [
    "ip"
   ],
   "optionStyle": "long",
   "valueOptions": [
    "-n",
    "-netns",
    "-f",
    "-family",
    "-b",
    "-batch",
    "-rc",
    "-rcvbuf",
    "-l",
    "-loops"
   ],
   "abbreviations": true,
   "effect": "read",
   "rules": [
    {
     "options": [
      "-b",
      "-batch",
      "-force"
     ],
     "effect": "unknown"
    }
   ],
   "subcommands": {
    "link": {
     "abbreviations": true,
     "effect": "read",
     "otherwise": "unknown",
     "subcommands": {
      "property": {
       "abbreviations": true,
       "effect": "read",
       "subcommands": {
        "add": "change",
        "delete del": "destroy"
       }
      },
      "add set": "change",
      "replace change": "change",
      "delete del": "destroy",
      "show list lst ls": "read",
      "xstats afstats help": "read"
     }
    },
    "address addr": {
     "abbreviations": true,
     "effect": "read",
     "otherwise": "unknown",
     "subcommands": {
      "add change replace chg": "change",
      "delete flush del": "destroy",
      "show list lst ls": "read",
      "save": "read",
      "restore": "change",
      "help": "read"
     }
    },
    "route ro": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "list show ls": "read",
      "get": "read",
      "add change chg replace append prepend test restore": "change",
      "delete del flush": "destroy",
      "save help": "read"
     }
    },
    "rule ru": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "list show lst ls": "read",
      "add": "change",
      "delete del flush": "destroy",
      "save": "read",
      "restore": "change"
     }
    },
    "neighbor neighbour neigh": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "add change replace chg append": "change",
      "delete del flush": "destroy",
      "show list lst ls get": "read"
     }
    },
    "netns": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "list ls show lst": "read",
      "list-id": "read",
      "identify pids": "read",
      "monitor": {
       "effect": "read",
       "interactive": true
      },
      "add set attach": "change",
      "delete del": "destroy",
      "exec": {
       "effect": "read",
       "runs": [
        {
         "as": "arguments",
         "skip": 1
        }
       ]
      }
     }
    },
    "tunnel tuntap l2tp maddress mroute mrule ntable vrf macsec token addrlabel nexthop fou ila sr tcp_metrics mptcp ioam stats": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "add change replace set": "change",
      "delete del flush": "destroy",
      "show list lst ls get identify pids": "read",
      "exec": {
       "effect": "read",
       "runs": [
        {
         "as": "arguments",
         "skip": 1
        }
       ]
      }
     }
    },
    "xfrm": {
     "effect": "read",
     "subcommands": {
      "state policy": {
       "effect": "read",
       "subcommands": {
        "list show ls get count": "read",
        "add update allocspi set": "change",
        "delete del deleteall flush": "destroy"
       }
      },
      "monitor": {
       "effect": "read",
       "interactive": true
      }
     }
    },
    "monitor": {
     "effect": "read",
     "interactive": true
    },
    "help": "read"
   }
  },
  {
   "names": [
    "bridge"
   ],
   "optionStyle": "long",
   "abbreviations": true,
   "valueOptions": [
    "-n",
    "-netns"
   ],
   "effect": "read",
   "subcommands": {
    "link fdb mdb vlan vni": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "show list lst ls get tunnelshow": "read",
      "add append replace set": "change",
      "delete del flush": "destroy"
     }
    },
    "monitor": {
     "effect": "read",
     "interactive": true
    }
   },
   "rules": [
    {
     "options": [
      "-b",
      "-batch",
      "-force"
     ],
     "effect": "unknown"
    }
   ]
  },
  {
   "names": [
    "tc"
   ],
   "optionStyle": "long",
   "abbreviations": true,
   "valueOptions": [
    "-n",
    "-netns"
   ],
   "effect": "read",
   "subcommands": {
    "qdisc class filter chain actions action": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "show list ls get": "read",
      "add change replace link": "change",
      "delete del flush": "destroy"
     }
    },
    "monitor": {
     "effect": "read",
     "interactive": true
    }
   },
   "rules": [
    {
     "options": [
      "-b",
      "-batch",
      "-force"
     ],
     "effect": "unknown"
    }
   ]
  },
  {
   "names": [
    "devlink",
    "rdma"
   ],
   "effect": "read",
   "subcommands": {
    "dev port sb health resource dpipe region trap link": {
     "effect": "read",
     "subcommands": {
      "show info get list": "read",
      "set add eswitch param reload recover flash": {
       "effect": "change",
       "subcommands": {
        "show": "read"
       },
       "otherwise": "change"
      },
      "del": "destroy",
      "*": "unknown"
     }
    }
   }
  },
  {
   "names": [
    "ifconfig"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-a",
      "-s",
      "-v",
      "-l"
     ],
     "count": [
      0,
      1
     ],
     "effect": "read"
    },
    {
     "operand": [
      "del",
      "delete",
      "-alias",
      "remove"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-*"
     ],
     "count": [
      1,
      99
     ],
     "effect": "change"
    },
    {
     "count": [
      2,
      99
     ],
     "effect": "change"
    }
   ],
   "optionStyle": "long"
  },
  {
   "names": [
    "ifup",
    "ifdown",
    "netplan",
    "dhclient",
    "dhcpcd",
    "wpa_supplicant",
    "udhcpc"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "get",
      "status",
      "info"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "try"
     ],
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "arp"
   ],
   "effect": "read",
   "valueOptions": [
    "-i"
   ],
   "rules": [
    {
     "options": [
      "-d",
      "--delete"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-s",
      "--set",
      "-f",
      "--file"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "iptables",
    "ip6tables",
    "iptables-legacy",
    "ip6tables-legacy",
    "iptables-nft",
    "ip6tables-nft",
    "ebtables",
    "arptables"
   ],
   "effect": "change",
   "valueOptions": [
    "-t",
    "--table",
    "-w?",
    "-p",
    "-s",
    "-d",
    "-j",
    "-i",
    "-o",
    "-m"
   ],
   "rules": [
    {
     "options": [
      "-F",
      "--flush",
      "-X",
      "--delete-chain",
      "-D",
      "--delete"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-L",
      "--list",
      "-S",
      "--list-rules",
      "-C",
      "--check",
      "-V",
      "--version",
      "-h"
     ],
     "without": [
      "-Z",
      "--zero",
      "-A",
      "-I",
      "-P",
      "-N",
      "-R",
      "-E"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "iptables-save",
    "ip6tables-save"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-f",
      "--file"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "nft"
   ],
   "valueOptions": [
    "-I",
    "--includepath"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-c",
      "--check"
     ],
     "effect": "read",
     "always": true
    },
    {
     "options": [
      "-f",
      "--file"
     ],
     "effect": "change",
     "always": true
    }
   ],
   "subcommands": {
    "list describe": "read",
    "monitor": {
     "effect": "read",
     "interactive": true
    },
    "add create insert replace rename": "change",
    "delete destroy flush reset": "destroy"
   }
  },
  {
   "names": [
    "ipset"
   ],
   "effect": "read",
   "subcommands": {
    "list -L --list save -S --save test -T version help": "read",
    "create -N --create add -A --add rename -E --rename swap -W --swap restore -R --restore n": "change",
    "destroy -X --destroy x flush -F --flush del -D --del": "destroy"
   },
   "rules": [
    {
     "options": [
      "-X",
      "-F",
      "-D",
      "--destroy",
      "--flush",
      "--del"
     ],
     "effect": "destroy",
     "always": true
    },
    {
     "options": [
      "-N",
      "-A",
      "-E",
      "-W",
      "-R",
      "--create",
      "--add",
      "--rename",
      "--swap",
      "--restore"
     ],
     "effect": "change",
     "always": true
    },
    {
     "options": [
      "-L",
      "-S",
      "-T",
      "--list",
      "--save",
      "--test"
     ],
     "effect": "read",
     "always": true
    }
   ]
  },
  {
   "names": [
    "ipvsadm"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-C",
      "--clear",
      "-D",
      "--delete-service",
      "-d",
      "--delete-server"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-A",
      "-E",
      "-a",
      "-e",
      "-R",
      "-Z",
      "--add-service",
      "--edit-service",
      "--add-server",
      "--edit-server",
      "--restore",
      "--zero",
      "--set",
      "--start-daemon",
      "--stop-daemon"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "ipvsadm-save"
   ],
   "effect": "read"
  },
  {
   "names": [
    "conntrack"
   ],
   "effect": "read",
   "valueOptions": [
    "-p",
    "-s",
    "-d",
    "-f"
   ],
   "rules": [
    {
     "options": [
      "-z",
      "--zero"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-D",
      "--delete",
      "-F",
      "--flush"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-I",
      "--create",
      "-U",
      "--update"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-E",
      "--event"
     ],
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "ethtool"
   ],
   "effect": "read",
   "optionStyle": "long",
   "rules": [
    {
     "options": [
      "-s",
      "--change",
      "-A",
      "--pause",
      "-C",
      "--coalesce",
      "-G",
      "--set-ring",
      "-K",
      "--features",
      "--offload",
      "-E",
      "--change-eeprom",
      "-W",
      "--set-dump",
      "-f",
      "--flash",
      "-t",
      "--test",
      "-p",
      "--identify",
      "-r",
      "--negotiate",
      "-X",
      "--rxfh",
      "--set-rxfh-indir",
      "--rxfh-indir",
      "-N",
      "-U",
      "--config-nfc",
      "--config-ntuple",
      "-L",
      "--set-channels",
      "--set-*",
      "--reset",
      "-Q",
      "--per-queue",
      "--cable-test*",
      "--start-*",
      "--stop-*"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-i",
      "-S",
      "-g",
      "-c",
      "-a",
      "-l",
      "-x",
      "-n",
      "-u",
      "-m",
      "-d",
      "-e",
      "-P",
      "-T",
      "-w",
      "-k",
      "-h",
      "--show-*",
      "--statistics",
      "--driver",
      "--module-info",
      "--dump-module-eeprom",
      "--version",
      "--phy-statistics",
      "--eeprom-dump",
      "--register-dump",
      "--get-*",
      "--monitor"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-j",
      "--json",
      "-I",
      "--include-statistics"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-*"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "brctl"
   ],
   "effect": "read",
   "subcommands": {
    "show showmacs showstp": "read",
    "addbr addif set* stp setfd hairpin": "change",
    "delbr delif": "destroy"
   }
  },
  {
   "names": [
    "nmcli"
   ],
   "abbreviations": true,
   "valueOptions": [
    "-f",
    "--fields",
    "-g",
    "--get-values",
    "-m",
    "--mode",
    "-c",
    "-w",
    "--wait"
   ],
   "effect": "read",
   "subcommands": {
    "general": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "logging": {
       "effect": "read",
       "rules": [
        {
         "count": [
          1,
          9
         ],
         "effect": "change"
        }
       ]
      },
      "status permissions": "read",
      "hostname": {
       "effect": "read",
       "rules": [
        {
         "count": [
          1,
          9
         ],
         "effect": "change"
        }
       ]
      }
     }
    },
    "connection": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "show": "read",
      "up down add modify clone reload load import migrate": "change",
      "edit": {
       "effect": "change",
       "interactive": true
      },
      "delete": "destroy",
      "monitor": {
       "effect": "read",
       "interactive": true
      },
      "export": "read"
     }
    },
    "device": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "status show": "read",
      "wifi": {
       "effect": "read",
       "subcommands": {
        "list": "read",
        "connect hotspot rescan": "change"
       }
      },
      "lldp": "read",
      "set connect reapply modify disconnect up down checkpoint": "change",
      "delete": "destroy",
      "monitor": {
       "effect": "read",
       "interactive": true
      }
     }
    },
    "networking radio": {
     "abbreviations": true,
     "effect": "read",
     "subcommands": {
      "connectivity": "read",
      "on off": "change",
      "wifi all wwan": {
       "effect": "read",
       "rules": [
        {
         "count": [
          1,
          9
         ],
         "effect": "change"
        }
       ]
      }
     }
    },
    "monitor": {
     "effect": "read",
     "interactive": true
    },
    "agent": "unknown"
   }
  },
  {
   "names": [
    "nmtui"
   ],
   "effect": "change",
   "interactive": true
  },
  {
   "names": [
    "resolvectl",
    "systemd-resolve",
    "networkctl"
   ],
   "effect": "read",
   "subcommands": {
    "query status statistics openpgp tlsa": "read",
    "list dns domain service lldp": {
     "effect": "read",
     "rules": [
      {
       "count": [
        2,
        99
       ],
       "effect": "change"
      }
     ]
    },
    "flush-caches": "destroy",
    "reset-statistics reset-server-features": "change",
    "reload reconfigure up down renew forcerenew": "change",
    "delete": "destroy"
   },
   "rules": [
    {
     "options": [
      "--flush-caches"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--status",
      "--statistics"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "ovn-nbctl",
    "ovn-ic-nbctl",
    "ovn-ic-sbctl",
    "ovn-sbctl",
    "ovs-vsctl",
    "vtep-ctl"
   ],
   "separator": "--",
   "valueOptions": [
    "--db",
    "-t",
    "--timeout",
    "-f",
    "--format",
    "-d",
    "--data",
    "-p",
    "--private-key",
    "-c",
    "--certificate",
    "-C",
    "--ca-cert",
    "--columns",
    "-u",
    "--unixctl",
    "--id"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--dry-run"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "show list find get list-* *-list *-get-* *-get get-* lsp-get-* lr-route-list lflow-list dump-flows count-flows wait-until lr-nat-list nat-list br-exists br-to-parent br-to-vlan iface-to-br port-to-br list-br list-ports list-ifaces br-get-external-id get-controller get-fail-mode get-manager get-ssl get-aa-mapping acl-list qos-list ha-chassis-group-list meter-list policy-list mirror-list copp-list static-mac-binding-list fwd-group-list dhcp-options-list dhcp-options-get-options ls-list lr-list lb-list lr-policy-list ls-lb-list lr-lb-list ls-get-* lsp-list lrp-list lrp-get-* pg-list version help get-connection get-ssl sync --version -V": "read",
    "destroy remove clear del del-* *-del *-del-* *-remove-* *-destroy *-clear emer-reset reset": "destroy",
    "create set add init comment add-* set-* *-add *-add-* *-set *-set-* *-update *-sync *-enable *-disable *-bind *-unbind chassis-add lsp-bind lsp-unbind lsp-migrate lsp-attach-* lsp-detach-* ls-copp-add br-set-external-id connect disconnect attach-* detach-* lr-route-add": "change"
   }
  },
  {
   "names": [
    "ovs-ofctl"
   ],
   "valueOptions": [
    "-O",
    "--protocols",
    "-F",
    "--flow-format",
    "-m"
   ],
   "effect": "read",
   "subcommands": {
    "ct-flush ct-flush-zone": "destroy",
    "show dump-* get-* snoop monitor benchmark probe ping ofp-* parse-* diff-flows queue-get-config queue-stats list-fields queue-get-config help version": "read",
    "del-* *-delete": "destroy",
    "add-* mod-* replace-* set-* insert-buckets remove-buckets packet-out bundle meter-* group-* compose-packet": "change"
   }
  },
  {
   "names": [
    "ovs-dpctl"
   ],
   "valueOptions": [
    "-m",
    "-t"
   ],
   "effect": "read",
   "subcommands": {
    "show dump-* get-* ct-stats-show ct-bkts ct-get-* cache-get-size normalize-actions parse-actions help version": "read",
    "del-* flush-*": "destroy",
    "add-* mod-* set-* ct-set-* cache-set-size ct-enable* ct-disable*": "change"
   }
  },
  {
   "names": [
    "ovs-appctl",
    "ovn-appctl"
   ],
   "valueOptions": [
    "-t",
    "--target",
    "-T",
    "--timeout"
   ],
   "effect": "read",
   "subcommands": {
    "dpif-netdev/subtable-lookup-prio-set dpif-netdev/dpif-set-* dpif-netdev/miniflow-parser-set dpif-netdev/bond-* dpif-netdev/*-set* dpif-netdev/*-clear dpif-netdev/*-rebalance": "change",
    "dpif-netdev/* dpctl/ct-stats-show dpctl/ct-bkts dpctl/ct-get-* dpctl/ct-default-timeout": "read",
    "dpctl/ct-del-* dpctl/flush-* dpctl/del-*": "destroy",
    "dpctl/ct-set-* dpctl/ct-enable-* dpctl/ct-disable-* inject-pkt dpif-netdev/pmd-stats-clear dpif-netdev/pmd-rxq-rebalance dpif-netdev/pmd-perf-log-set dpctl/ct-add-*": "change",
    "*/show* */list* */status */dump* */get* */trace* version list-commands help ofproto/trace cluster/sid cluster/cid memory/show coverage/show coverage/read-counter stopwatch/show connection-status bond/show fdb/show mdb/show dpif/show dpif/dump-flows dpctl/show dpctl/dump-* dpctl/get-* dpctl/ct-* status status/* chassis-list debug/chassis-features-list debug/status debug/dump-* is-active nb-connection-status sb-connection-status ct-zone-list connection_status group-table-list meter-table-list lflow-cache/show-stats inc-engine/show-stats revalidator/wait upcall/show qos/show stp/show rstp/show lacp/show* autoattach/show-isid tnl/arp/show tnl/neigh/show tnl/ports/show ovs/route/show ovs/route/lookup pmd-perf-show": "read",
    "*/flush* */del-* */delete* */purge fdb/flush mdb/flush dpctl/flush-conntrack dpctl/del-flows cluster/kick tnl/arp/flush tnl/neigh/flush revalidator/purge lflow-cache/flush dpif/flush": "destroy",
    "vlog/* exit recompute pause resume sb-cluster-state-reset nb-cluster-state-reset cluster/* ovsdb-server/* */set* */add* */enable* */disable* */reconnect */compact */reset* */clear* */pause */resume dpif/* dpctl/* bond/* ofproto/* lacp/* memory-trim stopwatch/reset inc-engine/* coverage/*": "change"
   }
  },
  {
   "names": [
    "ovn-trace",
    "ovn-detrace",
    "ovn-debug"
   ],
   "effect": "read"
  },
  {
   "names": [
    "ovsdb-client"
   ],
   "valueOptions": [
    "-t",
    "--timeout",
    "-f",
    "--format"
   ],
   "effect": "read",
   "subcommands": {
    "dump list-* get-schema* query needs-conversion": "read",
    "monitor* wait": {
     "effect": "read",
     "interactive": true
    },
    "transact restore convert": "change",
    "backup": "read",
    "lock steal": "change"
   }
  },
  {
   "names": [
    "ovsdb-tool"
   ],
   "effect": "read",
   "subcommands": {
    "show-log db-name db-version db-cksum schema-* db-* query needs-conversion check-cluster compare-versions db-sid db-cid db-local-address db-is-*": "read",
    "create* convert compact transact join-cluster cluster-to-standalone fix-cluster rebuild-*": "change"
   }
  },
  {
   "names": [
    "ovs-ctl",
    "ovn-ctl"
   ],
   "subcommands": {
    "status version status_*": "read",
    "*": "change"
   }
  },
  {
   "names": [
    "ovs-pki"
   ],
   "effect": "change"
  },
  {
   "names": [
    "tcpdump",
    "tshark"
   ],
   "effect": "read",
   "valueOptions": [
    "-i",
    "-c",
    "-s",
    "-r",
    "-w",
    "-G",
    "-W",
    "-C",
    "-B",
    "-Z",
    "-y",
    "-Y",
    "-T",
    "-e",
    "-f",
    "-a",
    "-b"
   ],
   "rules": [
    {
     "options": [
      "-w=-"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-z"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-w"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-c",
      "-r",
      "-D",
      "-a",
      "--version"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "ping",
    "ping6",
    "fping",
    "hping3"
   ],
   "effect": "read",
   "valueOptions": [
    "-c",
    "-i",
    "-I",
    "-s",
    "-W",
    "-w",
    "-t",
    "-M",
    "-Q"
   ],
   "rules": [
    {
     "options": [
      "-c",
      "-w"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "arping"
   ],
   "effect": "read",
   "valueOptions": [
    "-c",
    "-I",
    "-w",
    "-s"
   ],
   "rules": [
    {
     "options": [
      "-U",
      "-A"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-c",
      "-w"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "traceroute",
    "traceroute6",
    "tracepath",
    "tracepath6",
    "dig",
    "nslookup",
    "host",
    "drill",
    "kdig",
    "whois",
    "netstat",
    "iperf",
    "iperf3",
    "qperf",
    "netperf",
    "sockperf",
    "ndisc6",
    "lldpctl",
    "ipcalc",
    "sipcalc",
    "nstat",
    "vnstat",
    "ibstat",
    "ibstatus",
    "ib_write_bw",
    "ib_read_bw",
    "ibdev2netdev",
    "lnstat",
    "getent",
    "dnsperf",
    "speedtest",
    "pktstat",
    "rdisc6"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--add",
      "--remove",
      "--create",
      "--delete",
      "--import"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-oN",
      "-oX",
      "-oG",
      "-oA",
      "--logfile"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "ss"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-K",
      "--kill"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-D"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-E",
      "--events"
     ],
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "mtr"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-r",
      "--report",
      "-w",
      "--report-wide",
      "-j",
      "--json",
      "-C"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "iftop",
    "nethogs",
    "iptraf",
    "iptraf-ng",
    "bmon",
    "nload"
   ],
   "effect": "read",
   "interactive": true
  },
  {
   "names": [
    "curl"
   ],
   "effect": "read",
   "valueOptions": [
    "-X",
    "--request",
    "-H",
    "--header",
    "-d",
    "--data",
    "--data-raw",
    "--data-binary",
    "--data-urlencode",
    "--json",
    "-o",
    "--output",
    "-u",
    "--user",
    "-A",
    "--user-agent",
    "-e",
    "--referer",
    "-b",
    "--cookie",
    "-c",
    "--cookie-jar",
    "-F",
    "--form",
    "-T",
    "--upload-file",
    "-x",
    "--proxy",
    "-m",
    "--max-time",
    "--connect-timeout",
    "--retry",
    "--retry-delay",
    "--cacert",
    "--capath",
    "-E",
    "--cert",
    "--key",
    "--resolve",
    "--interface",
    "-w",
    "--write-out",
    "-D",
    "--dump-header",
    "-K",
    "--config",
    "--url",
    "-r",
    "--range",
    "-C",
    "-U",
    "--limit-rate",
    "--unix-socket",
    "--connect-to",
    "--noproxy",
    "--cert-type",
    "--key-type",
    "--pass",
    "--trace",
    "--trace-ascii",
    "--stderr",
    "-t",
    "-Y",
    "-y",
    "-z",
    "--local-port",
    "--max-redirs",
    "--tls-max",
    "--ciphers",
    "--dns-servers",
    "--output-dir",
    "-Q",
    "--quote",
    "--oauth2-bearer",
    "--aws-sigv4"
   ],
   "rules": [
    {
     "options": [
      "-K",
      "--config"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-X",
      "--request",
      "-d",
      "--data",
      "--data-raw",
      "--json"
     ],
     "operand": [
      "*/_delete_by_query*"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-X=DELETE|delete|PURGE",
      "--request=DELETE|delete|PURGE"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-X=POST|PUT|PATCH|post|put|patch|MKCOL|COPY|MOVE",
      "--request=POST|PUT|PATCH|post|put|patch|MKCOL|COPY|MOVE"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-X",
      "--request"
     ],
     "without": [
      "-X=GET|HEAD|OPTIONS|get|head|options|PROPFIND|TRACE",
      "--request=GET|HEAD|OPTIONS|get|head|options|PROPFIND|TRACE"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-T",
      "--upload-file",
      "-F",
      "--form",
      "-Q",
      "--quote"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--form-string",
      "--mail-rcpt",
      "--mail-from",
      "--libcurl",
      "--trace-config",
      "--prequote",
      "--postquote",
      "-a",
      "--append",
      "--ssl-sessions"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-O",
      "--remote-name",
      "--remote-name-all",
      "-J",
      "--etag-save",
      "--hsts",
      "--alt-svc",
      "-c!=/dev/null|-|/dev/stdout|/dev/stderr",
      "--cookie-jar!=/dev/null|-|/dev/stdout|/dev/stderr",
      "--trace!=/dev/null|-|/dev/stdout|/dev/stderr",
      "--trace-ascii!=/dev/null|-|/dev/stdout|/dev/stderr",
      "--stderr!=/dev/null|-|/dev/stdout|/dev/stderr"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-o!=/dev/null|-|/dev/stdout|/dev/stderr",
      "--output!=/dev/null|-|/dev/stdout|/dev/stderr"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-D!=/dev/null|-|/dev/stdout|/dev/stderr",
      "--dump-header!=/dev/null|-|/dev/stdout|/dev/stderr"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-X",
      "--request",
      "-G",
      "--get"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-d",
      "--data",
      "--data-raw",
      "--data-binary",
      "--data-urlencode",
      "--data-ascii",
      "--json"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "wget"
   ],
   "effect": "change",
   "valueOptions": [
    "-O",
    "--output-document",
    "-o",
    "--output-file",
    "-a",
    "-T",
    "--timeout",
    "-t",
    "--tries",
    "-U",
    "--header",
    "-P",
    "--directory-prefix",
    "--user",
    "--password",
    "-e",
    "-i",
    "-w",
    "-Q",
    "--post-data",
    "--post-file",
    "--method",
    "--body-data",
    "--ca-certificate",
    "--save-cookies",
    "--hsts-file",
    "--warc-file"
   ],
   "rules": [
    {
     "options": [
      "--method=DELETE|delete"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--post-data",
      "--post-file",
      "--method",
      "--body-data",
      "--body-file"
     ],
     "without": [
      "--method=GET|HEAD|get|head"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-o!=/dev/null|-",
      "--output-file!=/dev/null|-",
      "-a",
      "-P",
      "-r",
      "-m",
      "--save-cookies",
      "--hsts-file",
      "--warc-file"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--spider",
      "-V",
      "--version"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-O=-|/dev/null|/dev/stdout",
      "--output-document=-|/dev/null|/dev/stdout"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "ghz"
   ],
   "effect": "unknown",
   "rules": [
    {
     "operand": [
      "list",
      "describe"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "ssh"
   ],
   "effect": "read",
   "valueOptions": [
    "-p",
    "-i",
    "-l",
    "-o",
    "-F",
    "-J",
    "-L",
    "-R",
    "-D",
    "-b",
    "-c",
    "-e",
    "-m",
    "-O",
    "-Q",
    "-S",
    "-W",
    "-w",
    "-E",
    "-I",
    "-B"
   ],
   "flags": [
    "-t",
    "-T",
    "-q",
    "-v",
    "-n",
    "-f",
    "-N",
    "-A",
    "-a",
    "-C",
    "-X",
    "-x",
    "-Y",
    "-4",
    "-6",
    "-k",
    "-K",
    "-g",
    "-G",
    "-V",
    "-y",
    "-s",
    "-M"
   ],
   "rules": [
    {
     "options": [
      "-G"
     ],
     "effect": "read",
     "interactive": false,
     "runsNothing": true
    },
    {
     "options": [
      "-o=ProxyCommand*|LocalCommand*|PermitLocalCommand*|proxycommand*"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-V",
      "-Q"
     ],
     "effect": "read",
     "interactive": false,
     "runsNothing": true
    },
    {
     "options": [
      "-N"
     ],
     "effect": "read",
     "interactive": true,
     "runsNothing": true
    },
    {
     "options": [
      "-E"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-t"
     ],
     "interactive": true
    },
    {
     "count": [
      0,
      1
     ],
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "shell",
     "skip": 1,
     "stdin": true
    }
   ]
  },
  {
   "names": [
    "sshpass"
   ],
   "effect": "read",
   "valueOptions": [
    "-p",
    "-f",
    "-d",
    "-P"
   ],
   "flags": [
    "-e",
    "-v",
    "-V"
   ],
   "runs": [
    {
     "as": "arguments"
    }
   ]
  },
  {
   "names": [
    "pdsh",
    "clush"
   ],
   "effect": "read",
   "valueOptions": [
    "-h",
    "-H",
    "-l",
    "-w",
    "-x",
    "-g",
    "-t",
    "-p",
    "-P",
    "-i",
    "-o",
    "-e",
    "-O"
   ],
   "flags": [
    "-a",
    "-b",
    "-L",
    "-v"
   ],
   "runs": [
    {
     "as": "shell"
    }
   ]
  },
  {
   "names": [
    "ssh-copy-id",
    "ssh-agent",
    "sshfs"
   ],
   "effect": "change"
  },
  {
   "names": [
    "ssh-keygen"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l",
      "-F",
      "-B",
      "-y",
      "-L"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-R"
     ],
     "effect": "destroy"
    }
   ],
   "valueOptions": [
    "-f",
    "-t",
    "-b",
    "-C",
    "-N",
    "-P"
   ]
  },
  {
   "names": [
    "ssh-add"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l",
      "-L"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-D",
      "-d"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "ssh-keyscan"
   ],
   "effect": "read"
  },
  {
   "names": [
    "scp"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-V"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "rsync"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-e!=ssh|ssh *|/usr/bin/ssh*|rsh|sshpass *",
      "--rsh!=ssh|ssh *|/usr/bin/ssh*|rsh|sshpass *",
      "--rsync-path!=rsync|sudo rsync|/usr/bin/rsync"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "--delete",
      "--delete-before",
      "--delete-after",
      "--delete-during",
      "--delete-excluded",
      "--remove-source-files",
      "--del"
     ],
     "without": [
      "-n",
      "--dry-run"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--log-file",
      "--write-batch",
      "--only-write-batch"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-n",
      "--dry-run"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--delete",
      "--delete-before",
      "--delete-after",
      "--delete-during",
      "--delete-excluded",
      "--remove-source-files",
      "--del"
     ],
     "effect": "destroy"
    }
   ],
   "valueOptions": [
    "-e",
    "--rsh",
    "--rsync-path",
    "--log-file"
   ]
  },
  {
   "names": [
    "sftp",
    "ftp",
    "lftp"
   ],
   "effect": "unknown",
   "interactive": true
  },
  {
   "names": [
    "firewall-cmd"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--remove-*",
      "--delete-*"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--add-*",
      "--new-*",
      "--set-*",
      "--change-*",
      "--load-*",
      "--reload",
      "--complete-reload",
      "--runtime-to-permanent",
      "--panic-on",
      "--panic-off",
      "--lockdown-on",
      "--lockdown-off",
      "--direct",
      "--passthrough"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--list-*",
      "--get-*",
      "--query-*",
      "--info-*",
      "--state",
      "--check-config",
      "--version",
      "-V",
      "--path-*"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "ufw"
   ],
   "effect": "read",
   "subcommands": {
    "status version show": "read",
    "delete reset": "destroy",
    "enable disable allow deny reject limit reload default insert logging route app": "change"
   }
  },
  {
   "names": [
    "vtysh"
   ],
   "effect": "unknown",
   "interactive": true,
   "rules": [
    {
     "options": [
      "-c=show*"
     ],
     "effect": "read",
     "interactive": false
    },
    {
     "options": [
      "-c=conf*"
     ],
     "effect": "change",
     "interactive": false
    },
    {
     "options": [
      "-c=clear*"
     ],
     "effect": "destroy",
     "interactive": false
    }
   ],
   "valueOptions": [
    "-c",
    "-d",
    "-N"
   ]
  },
  {
   "names": [
    "gobgp"
   ],
   "effect": "read",
   "subcommands": {
    "global": {
     "effect": "read",
     "otherwise": "change",
     "subcommands": {
      "rib": {
       "effect": "read",
       "subcommands": {
        "summary": "read",
        "add": "change",
        "del": "destroy"
       }
      },
      "policy": {
       "effect": "read",
       "subcommands": {
        "add set": "change",
        "del": "destroy"
       }
      },
      "as add": "change",
      "del": "destroy"
     }
    },
    "neighbor": {
     "effect": "read",
     "otherwise": "read",
     "rules": [
      {
       "operand": [
        "del",
        "delete",
        "reset",
        "shutdown"
       ],
       "effect": "destroy",
       "always": true
      },
      {
       "operand": [
        "add",
        "update",
        "softreset",
        "softresetin",
        "softresetout",
        "enable",
        "disable"
       ],
       "effect": "change",
       "always": true
      }
     ]
    },
    "vrf policy monitor": {
     "effect": "read",
     "otherwise": "read",
     "subcommands": {
      "add": "change",
      "del delete reset": "destroy",
      "rib": {
       "effect": "read",
       "otherwise": "read",
       "subcommands": {
        "add": "change",
        "del": "destroy"
       }
      }
     }
    }
   }
  },
  {
   "names": [
    "birdc",
    "birdcl"
   ],
   "effect": "unknown",
   "subcommands": {
    "show": "read",
    "configure enable disable restart reload": "change",
    "down": "destroy"
   }
  },
  {
   "names": [
    "wg"
   ],
   "effect": "read",
   "subcommands": {
    "show showconf genkey pubkey genpsk": "read",
    "set setconf addconf syncconf": "change"
   }
  },
  {
   "names": [
    "wg-quick"
   ],
   "effect": "change"
  },
  {
   "names": [
    "ipsec",
    "swanctl",
    "strongswan"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-l",
      "--list-sas",
      "-L",
      "--list-conns",
      "--stats",
      "--version"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "status statusall listcerts listall version whack": "read",
    "start stop restart reload update up down rereadall": "change"
   }
  },
  {
   "names": [
    "bpftool"
   ],
   "effect": "read",
   "subcommands": {
    "prog map net link cgroup btf feature perf struct_ops": {
     "effect": "read",
     "subcommands": {
      "show list dump lookup getnext tree tracelog probe": "read",
      "load loadall attach pin update create": "change",
      "detach delete": "destroy"
     }
    },
    "version": "read"
   }
  },
  {
   "names": [
    "ftrace",
    "profile-bpfcc"
   ],
   "effect": "read"
  },
  {
   "names": [
    "systemctl"
   ],
   "valueOptions": [
    "-n",
    "--lines",
    "-o",
    "--output",
    "-t",
    "--type",
    "-p",
    "--property",
    "-H",
    "--host",
    "-M",
    "--machine",
    "-s",
    "--signal",
    "--state",
    "--kill-who",
    "--job-mode",
    "--root"
   ],
   "effect": "read",
   "subcommands": {
    "kill": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "-s=9|KILL|SIGKILL",
        "--signal=9|KILL|SIGKILL"
       ],
       "effect": "destroy"
      }
     ],
     "valueOptions": [
      "-s",
      "--signal",
      "--kill-who",
      "--kill-whom"
     ]
    },
    "status show cat help get-default is-active is-enabled is-failed is-system-running list-units list-unit-files list-sockets list-timers list-dependencies list-jobs list-machines list-automounts show-environment whoami": "read",
    "start stop restart reload try-restart reload-or-restart try-reload-or-restart force-reload condrestart enable disable reenable mask unmask preset preset-all daemon-reload daemon-reexec reset-failed set-property set-default set-environment unset-environment import-environment isolate link revert freeze thaw cancel suspend hibernate hybrid-sleep rescue emergency default bind mount-image log-level log-target service-watchdogs switch-root": "change",
    "reboot poweroff halt kexec soft-reboot exit": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "-f",
        "--force"
       ],
       "effect": "destroy"
      }
     ]
    },
    "clean": "destroy",
    "edit": {
     "effect": "change",
     "interactive": true
    }
   }
  },
  {
   "names": [
    "service"
   ],
   "skip": 1,
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--status-all"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "status": "read",
    "start stop restart reload force-reload try-restart condrestart enable disable": "change"
   }
  },
  {
   "names": [
    "rc-service",
    "rc-update",
    "chkconfig",
    "update-rc.d",
    "initctl",
    "supervisorctl",
    "rcctl",
    "sv"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--list",
      "-l"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "start",
      "stop",
      "restart",
      "reload",
      "on",
      "off",
      "add",
      "update",
      "reread",
      "enable",
      "disable",
      "signal",
      "defaults",
      "clear"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "del",
      "delete",
      "remove",
      "shutdown"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "status",
      "show",
      "list",
      "tail",
      "maintail",
      "pid",
      "avail"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--add"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--del"
     ],
     "effect": "destroy"
    },
    {
     "count": [
      1,
      9
     ],
     "effect": "unknown"
    }
   ]
  },
  {
   "names": [
    "journalctl"
   ],
   "effect": "read",
   "valueOptions": [
    "-u",
    "--unit",
    "-n",
    "--lines",
    "-S",
    "--since",
    "-U",
    "--until",
    "-p",
    "--priority",
    "-o",
    "--output",
    "-t",
    "--identifier",
    "-g",
    "--grep",
    "-b",
    "-D",
    "--directory",
    "--file",
    "-M",
    "--facility",
    "-F"
   ],
   "rules": [
    {
     "options": [
      "--vacuum-size",
      "--vacuum-time",
      "--vacuum-files"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--rotate",
      "--flush",
      "--sync",
      "--setup-keys",
      "--relinquish-var",
      "--update-catalog"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-f",
      "--follow"
     ],
     "interactive": true
    },
    {
     "options": [
      "--cursor-file"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "loginctl",
    "machinectl"
   ],
   "effect": "read",
   "otherwise": "change",
   "subcommands": {
    "list* show* *status": "read",
    "terminate* kill* remove poweroff": "destroy"
   }
  },
  {
   "names": [
    "hostnamectl",
    "timedatectl",
    "localectl"
   ],
   "effect": "read",
   "otherwise": "change",
   "subcommands": {
    "status show list-* show-timesync timesync-status": "read",
    "hostname icon-name chassis deployment location": {
     "effect": "read",
     "rules": [
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      }
     ]
    }
   }
  },
  {
   "names": [
    "coredumpctl"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-o",
      "--output"
     ],
     "effect": "change"
    }
   ],
   "subcommands": {
    "list info": "read",
    "dump": "read",
    "gdb debug": {
     "effect": "unknown",
     "interactive": true
    }
   },
   "otherwise": "read"
  },
  {
   "names": [
    "systemd-cgls",
    "systemd-detect-virt",
    "systemd-path",
    "systemd-escape",
    "systemd-delta"
   ],
   "effect": "read"
  },
  {
   "names": [
    "systemd-cgtop"
   ],
   "effect": "read",
   "interactive": true
  },
  {
   "names": [
    "systemd-run"
   ],
   "effect": "change",
   "runs": [
    {
     "as": "arguments",
     "absent": "none",
     "unknownAs": "change"
    }
   ],
   "valueOptions": [
    "--unit",
    "-p",
    "--property",
    "-u",
    "--uid",
    "--slice",
    "-E"
   ]
  },
  {
   "names": [
    "systemd-tmpfiles",
    "systemd-sysusers"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--remove",
      "--clean"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "dmesg"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-C",
      "--clear",
      "-c",
      "--read-clear"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-D",
      "-E",
      "-n",
      "--console-level",
      "--console-off",
      "--console-on"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-w",
      "--follow",
      "-W",
      "--follow-new"
     ],
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "sysctl"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-w",
      "--write",
      "-p",
      "--load",
      "--system",
      "-f"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "*=*"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "modprobe"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-n",
      "--dry-run",
      "--show-depends",
      "-D",
      "-c",
      "--showconfig",
      "--resolve-alias",
      "-R"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "rmmod",
    "insmod",
    "depmod",
    "kmod"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "list",
      "static-nodes"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "lsmod",
    "modinfo",
    "lsblk",
    "blkid",
    "df",
    "du",
    "findmnt",
    "lspci",
    "lsusb",
    "lscpu",
    "lsmem",
    "lshw",
    "lsscsi",
    "lsns",
    "lsipc",
    "lslocks",
    "lsinitrd",
    "lslogins",
    "numastat",
    "cpuid",
    "biosdecode",
    "hwinfo",
    "inxi",
    "vmstat",
    "iostat",
    "mpstat",
    "pidstat",
    "free",
    "uptime",
    "nproc",
    "arch",
    "uname",
    "hostid",
    "lsattr",
    "getfacl",
    "getfattr",
    "getcap",
    "stat",
    "file",
    "ls",
    "ll",
    "la",
    "l",
    "dir",
    "vdir",
    "pwd",
    "whoami",
    "id",
    "groups",
    "who",
    "w",
    "users",
    "last",
    "lastb",
    "pgrep",
    "pidof",
    "pstree",
    "pmap",
    "pwdx",
    "ldd",
    "nm",
    "objdump",
    "readelf",
    "strings",
    "size",
    "od",
    "hexdump",
    "hd",
    "cksum",
    "sum",
    "md5sum",
    "sha1sum",
    "sha224sum",
    "sha256sum",
    "sha384sum",
    "sha512sum",
    "b2sum",
    "cmp",
    "comm",
    "diff",
    "diff3",
    "colordiff",
    "zdiff",
    "cat",
    "tac",
    "nl",
    "head",
    "cut",
    "tr",
    "wc",
    "grep",
    "egrep",
    "fgrep",
    "zgrep",
    "zcat",
    "bzcat",
    "xzcat",
    "zegrep",
    "pcregrep",
    "rg",
    "ag",
    "ack",
    "fmt",
    "fold",
    "column",
    "paste",
    "join",
    "rev",
    "expand",
    "unexpand",
    "jq",
    "gojq",
    "jsonpath",
    "fx",
    "printenv",
    "locale",
    "getconf",
    "tty",
    "logname",
    "basename",
    "dirname",
    "realpath",
    "readlink",
    "seq",
    "factor",
    "yes",
    "expr",
    "bc",
    "numfmt",
    "which",
    "whereis",
    "whatis",
    "apropos",
    "info",
    "tldr",
    "cal",
    "ncal",
    "sleep",
    "true",
    "false",
    "test",
    "[",
    "[[",
    "echo",
    "printf",
    "cd",
    "pushd",
    "popd",
    "dirs",
    "read",
    "wait",
    "exit",
    "return",
    "break",
    "continue",
    "shift",
    "local",
    "declare",
    "typeset",
    "readonly",
    "export",
    "unset",
    "set",
    "shopt",
    "unalias",
    "let",
    "getopts",
    "type",
    "hash",
    "help",
    "jobs",
    "fg",
    "bg",
    "disown",
    "umask",
    "times",
    "caller",
    "logout",
    "bind",
    "suspend",
    ":",
    "tsort",
    "look",
    "errno",
    "pathchk",
    "runlevel",
    "uuidgen",
    "mountpoint",
    "isainfo",
    "cgget",
    "lscgroup",
    "oomctl",
    "ausearch",
    "aureport",
    "sestatus",
    "getenforce",
    "matchpathcon",
    "getsebool",
    "aa-status",
    "quota",
    "repquota",
    "xfs_info",
    "dumpe2fs",
    "filefrag",
    "biolatency",
    "smem",
    "atopsar",
    "needs-restarting",
    "rpmquery",
    "dpkg-query",
    "apt-cache",
    "lsb_release",
    "dnsdomainname",
    "toe",
    "tput",
    "clear",
    "cls",
    "screenfetch",
    "neofetch",
    "gdate",
    "ggrep",
    "ghead",
    "gstat",
    "yamllint",
    "shellcheck",
    "jwt",
    "figlet",
    "cowsay",
    "getsubids",
    "cpuinfo",
    "namei"
   ],
   "effect": "read"
  },
  {
   "names": [
    "more",
    "most",
    "less",
    "zless",
    "zmore"
   ],
   "effect": "read",
   "interactive": true,
   "rules": [
    {
     "operand": [
      "+*!*",
      "+*|*"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-o",
      "-O",
      "--log-file",
      "--LOG-FILE"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "tail"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-f",
      "-F",
      "--follow",
      "--retry"
     ],
     "interactive": true
    }
   ],
   "valueOptions": [
    "-n",
    "--lines",
    "-c",
    "--bytes",
    "-s",
    "--pid"
   ]
  },
  {
   "names": [
    "tailf",
    "multitail",
    "lnav"
   ],
   "effect": "read",
   "interactive": true
  },
  {
   "names": [
    "ps"
   ],
   "effect": "read",
   "optionStyle": "bundle"
  },
  {
   "names": [
    "top"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-b"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "htop",
    "atop",
    "iotop",
    "glances",
    "nmon",
    "slabtop",
    "powertop",
    "btop",
    "gtop",
    "ctop"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-b",
      "-n",
      "--batch"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "watch"
   ],
   "effect": "read",
   "interactive": true,
   "valueOptions": [
    "-n",
    "--interval"
   ],
   "flags": [
    "-d",
    "--differences",
    "-t",
    "--no-title",
    "-b",
    "-e",
    "-g",
    "-c",
    "-x",
    "--color",
    "--beep",
    "--errexit",
    "--chgexit",
    "--exec",
    "-p",
    "-r",
    "-w",
    "-v",
    "-h"
   ],
   "runs": [
    {
     "as": "shell"
    }
   ]
  },
  {
   "names": [
    "nano",
    "emacs",
    "ed",
    "ex",
    "vipw",
    "vigr",
    "gedit",
    "code",
    "joe",
    "pico",
    "mcedit"
   ],
   "effect": "change",
   "interactive": true
  },
  {
   "names": [
    "visudo"
   ],
   "effect": "change",
   "interactive": true,
   "rules": [
    {
     "options": [
      "-c",
      "--check"
     ],
     "effect": "read",
     "interactive": false
    }
   ]
  },
  {
   "names": [
    "blockdev"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--get*",
      "--report"
     ],
     "without": [
      "--set*",
      "--flushbufs",
      "--rereadpt"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "tee"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "/dev/sd*",
      "/dev/vd*",
      "/dev/nvme*",
      "/dev/mapper/*",
      "/dev/xvd*",
      "/dev/hd*",
      "/dev/dm-*"
     ],
     "effect": "destroy"
    },
    {
     "count": [
      1,
      99
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "sponge"
   ],
   "effect": "change"
  },
  {
   "names": [
    "uniq"
   ],
   "effect": "read",
   "valueOptions": [
    "-f",
    "-s",
    "-w"
   ],
   "rules": [
    {
     "count": [
      2,
      9
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "split",
    "csplit"
   ],
   "effect": "change"
  },
  {
   "names": [
    "sed",
    "gsed"
   ],
   "effect": "read",
   "valueOptions": [
    "-e",
    "--expression",
    "-f",
    "--file",
    "-l"
   ],
   "rules": [
    {
     "options": [
      "-i",
      "--in-place"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-f",
      "--file"
     ],
     "effect": "unknown"
    }
   ],
   "runs": [
    {
     "as": "sed",
     "options": [
      "-e",
      "--expression"
     ],
     "absent": "none"
    },
    {
     "as": "sed",
     "absent": "none",
     "unless": [
      "-e",
      "--expression",
      "-f",
      "--file"
     ]
    }
   ]
  },
  {
   "names": [
    "awk",
    "gawk",
    "mawk",
    "nawk"
   ],
   "effect": "read",
   "valueOptions": [
    "-F",
    "-v",
    "-f",
    "--field-separator",
    "--assign",
    "--file",
    "-i"
   ],
   "rules": [
    {
     "options": [
      "-i",
      "--inplace",
      "-o",
      "--pretty-print",
      "-p",
      "--profile",
      "-d",
      "--dump-variables"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-f",
      "--file",
      "--include",
      "-l",
      "--load",
      "-E",
      "--exec"
     ],
     "effect": "unknown"
    }
   ],
   "runs": [
    {
     "as": "awk",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "python",
    "python2",
    "python3",
    "python3.*",
    "pypy"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-c",
    "-m",
    "-W",
    "-X"
   ],
   "rules": [
    {
     "options": [
      "-V",
      "--version"
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-m=json.tool"
     ],
     "count": [
      2,
      9
     ],
     "effect": "change",
     "runsNothing": true
    },
    {
     "options": [
      "-m=pip|venv|ensurepip|compileall|virtualenv"
     ],
     "effect": "change",
     "runsNothing": true
    },
    {
     "options": [
      "-m=json.tool|platform|site|sysconfig|calendar|this|tabnanny|dis"
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-c"
     ],
     "effect": "read"
    }
   ],
   "runs": [
    {
     "as": "python",
     "options": [
      "-c"
     ],
     "stdin": true,
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "xmllint"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--output",
      "-o"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-o",
    "--output"
   ]
  },
  {
   "names": [
    "yq"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-s",
      "--split-exp"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-i",
      "--inplace",
      "--in-place"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "xmlstarlet",
    "dasel",
    "crudini"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--set",
      "--del",
      "-L",
      "--inplace",
      "--merge"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "put",
      "delete"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "find"
   ],
   "effect": "read",
   "optionStyle": "long",
   "valueOptions": [
    "-name",
    "-iname",
    "-path",
    "-ipath",
    "-regex",
    "-type",
    "-mtime",
    "-mmin",
    "-atime",
    "-ctime",
    "-size",
    "-newer",
    "-user",
    "-group",
    "-perm",
    "-maxdepth",
    "-mindepth",
    "-printf",
    "-inum",
    "-links",
    "-lname"
   ],
   "rules": [
    {
     "options": [
      "-delete"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-fprint",
      "-fprint0",
      "-fprintf",
      "-fls"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-ok",
      "-okdir"
     ],
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "clause",
     "options": [
      "-exec",
      "-execdir",
      "-ok",
      "-okdir"
     ],
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "fd",
    "fdfind"
   ],
   "effect": "read",
   "runs": [
    {
     "as": "clause",
     "options": [
      "-x",
      "-X",
      "--exec",
      "--exec-batch"
     ],
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "locate",
    "mlocate",
    "plocate"
   ],
   "effect": "read"
  },
  {
   "names": [
    "updatedb",
    "ldconfig",
    "sync",
    "fstrim",
    "logger",
    "wall",
    "write",
    "mesg",
    "mail",
    "mailx",
    "sendmail",
    "mknod",
    "mkfifo",
    "mktemp",
    "mkdir",
    "touch",
    "mv",
    "ln",
    "install",
    "chmod",
    "chown",
    "chgrp",
    "chattr",
    "setfattr",
    "setcap",
    "chcon",
    "restorecon",
    "setsebool",
    "setenforce",
    "audit2allow",
    "aa-complain",
    "aa-enforce",
    "fallocate",
    "renice",
    "swapoff",
    "useradd",
    "usermod",
    "groupadd",
    "groupmod",
    "gpasswd",
    "chpasswd",
    "adduser",
    "addgroup",
    "newgrp",
    "resize2fs",
    "e2label",
    "xfs_growfs",
    "xfs_admin",
    "e4defrag",
    "xfs_fsr",
    "growpart",
    "partprobe",
    "partx",
    "kpartx",
    "multipathd",
    "targetcli",
    "nfsd",
    "ntpdate",
    "update-ca-trust",
    "update-ca-certificates",
    "update-grub",
    "grub2-mkconfig",
    "dracut",
    "update-initramfs",
    "mkinitrd",
    "authconfig",
    "pwconv",
    "chsh",
    "chfn",
    "setterm",
    "loadkeys",
    "stress",
    "stress-ng",
    "ab",
    "wrk",
    "hey",
    "vegeta",
    "sysbench",
    "patchelf",
    "strip",
    "gcc",
    "g++",
    "cc",
    "javac",
    "patch",
    "unix2dos",
    "dos2unix",
    "iscsi-iname",
    "rpcdebug",
    "kexec",
    "setpci",
    "irqbalance"
   ],
   "effect": "change"
  },
  {
   "names": [
    "rmdir",
    "unlink",
    "shred",
    "srm",
    "wipe",
    "deluser",
    "delgroup",
    "userdel",
    "groupdel",
    "mkfs",
    "mkfs.*",
    "mke2fs",
    "mkswap",
    "blkdiscard",
    "dropdb",
    "dropuser",
    "tmpreaper",
    "tmpwatch"
   ],
   "effect": "destroy"
  },
  {
   "names": [
    "rm"
   ],
   "effect": "destroy",
   "rules": [
    {
     "options": [
      "-i",
      "-I"
     ],
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "truncate"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-s=0",
      "--size=0"
     ],
     "effect": "destroy"
    }
   ],
   "valueOptions": [
    "-s",
    "--size",
    "-r"
   ]
  },
  {
   "names": [
    "dd"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "of=/dev/sd*",
      "of=/dev/vd*",
      "of=/dev/nvme*",
      "of=/dev/mapper/*",
      "of=/dev/xvd*",
      "of=/dev/hd*",
      "of=/dev/dm-*"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "of=/dev/null",
      "of=/dev/stdout"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "of=/dev/*"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "of=*"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "wipefs"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-n",
      "--no-act"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-a",
      "--all",
      "-o",
      "--offset",
      "-af"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "fdisk",
    "sfdisk",
    "gdisk",
    "cfdisk"
   ],
   "effect": "change",
   "interactive": true,
   "rules": [
    {
     "options": [
      "-l",
      "--list",
      "-d",
      "--dump",
      "-s",
      "-J",
      "-V"
     ],
     "effect": "read",
     "interactive": false
    },
    {
     "options": [
      "--delete"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "sgdisk"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-Z",
      "--zap-all",
      "-z",
      "-o",
      "--clear",
      "-d",
      "--delete"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-n",
      "--new",
      "-t",
      "--typecode",
      "-c",
      "--change-name",
      "-g",
      "--mbrtogpt",
      "-G",
      "--randomize-guids",
      "-R",
      "--replicate",
      "-u",
      "--partition-guid",
      "-A",
      "--attributes",
      "-m",
      "--gpttombr",
      "-e",
      "--move-second-header",
      "-h",
      "--hybrid",
      "-s",
      "--sort",
      "-r",
      "--transpose",
      "-T",
      "-j",
      "-b",
      "--backup",
      "-l",
      "--load-backup",
      "-N",
      "--largest-new",
      "-U",
      "--disk-guid",
      "-F",
      "-k"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-p",
      "--print",
      "-i",
      "--info",
      "-v",
      "--verify"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "parted"
   ],
   "effect": "change",
   "optionStyle": "gnu",
   "rules": [
    {
     "options": [
      "-l",
      "--list"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "rm",
      "mklabel",
      "mktable"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "mkpart",
      "resizepart",
      "set",
      "name",
      "resize",
      "mkpartfs",
      "toggle",
      "rescue",
      "move",
      "cp",
      "mkfs",
      "disk_set",
      "disk_toggle",
      "type"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "mkpart",
      "resizepart",
      "set",
      "name",
      "resize",
      "mkpartfs"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "print"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "pvs",
    "vgs",
    "lvs",
    "pvdisplay",
    "vgdisplay",
    "lvdisplay",
    "lvmdiskscan",
    "lvmconfig"
   ],
   "effect": "read"
  },
  {
   "names": [
    "pvcreate",
    "vgcreate",
    "lvcreate",
    "lvextend",
    "vgextend",
    "pvresize",
    "lvresize",
    "lvrename",
    "vgrename",
    "lvchange",
    "vgchange",
    "pvchange",
    "vgcfgrestore",
    "vgcfgbackup",
    "lvconvert",
    "pvmove",
    "vgimport",
    "vgexport",
    "vgimportdevices",
    "lvmdevices"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-t",
      "--test"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--force",
      "-ff"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "lvm"
   ],
   "effect": "unknown",
   "subcommands": {
    "pvs vgs lvs version pvdisplay vgdisplay lvdisplay dumpconfig fullreport lastlog segtypes": "read",
    "lvremove vgremove pvremove": "destroy",
    "pvcreate vgcreate lvcreate lvextend vgextend pvresize lvresize lvrename vgrename lvchange vgchange pvchange lvreduce vgreduce lvconvert pvmove": "change"
   }
  },
  {
   "names": [
    "mount"
   ],
   "effect": "read",
   "valueOptions": [
    "-t",
    "-o",
    "-O"
   ],
   "rules": [
    {
     "options": [
      "-l"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    },
    {
     "options": [
      "-a",
      "--all",
      "-o",
      "--options",
      "--bind",
      "--rbind",
      "--move",
      "--make-*",
      "-B",
      "-R",
      "-M"
     ],
     "effect": "change"
    },
    {
     "count": [
      1,
      9
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "umount",
    "fusermount",
    "fusermount3"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-f",
      "--force",
      "-l",
      "--lazy"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "mount.nfs",
    "mount.ceph",
    "mount.cifs",
    "ceph-fuse"
   ],
   "effect": "change"
  },
  {
   "names": [
    "showmount",
    "nfsiostat",
    "mountstats"
   ],
   "effect": "read"
  },
  {
   "names": [
    "fsck",
    "e2fsck",
    "fsck.*"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-n",
      "-N"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "xfs_repair"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-n"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-L"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "xfs_db"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-r"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-w",
      "-x"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "badblocks"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-w",
      "-n"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "smartctl"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--offlineauto",
      "--saveauto",
      "--set"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-t",
      "--test",
      "-s",
      "--smart",
      "-o",
      "-S",
      "-X",
      "--abort"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-d",
    "-l",
    "-t",
    "-s"
   ]
  },
  {
   "names": [
    "nvme"
   ],
   "effect": "read",
   "subcommands": {
    "format sanitize delete-ns write-zeroes write-uncor dsm reset subsystem-reset": "destroy",
    "list-* id-* *-log get-* show-* ns-descs effects-log endurance* telemetry-log discover list primary-ctrl-caps resv-report dir-receive device-self-test-log persistent-event-log": "read",
    "list-subsys id-ctrl id-ns smart-log error-log fw-log show-regs get-feature get-log version": "read",
    "*": "change"
   }
  },
  {
   "names": [
    "hdparm"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--security-erase",
      "--security-erase-enhanced",
      "--trim-sector-ranges",
      "--make-bad-sector",
      "--sanitize-*"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-W",
      "-S",
      "-A",
      "-B",
      "-M",
      "-d",
      "-a",
      "-m",
      "-y",
      "-Y",
      "-Z",
      "-X",
      "-K",
      "-k",
      "-r",
      "-p",
      "-w",
      "-z",
      "-f",
      "-F",
      "--write-sector",
      "--security-*",
      "--fwdownload"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-I",
      "-i",
      "-g",
      "-t",
      "-T"
     ],
     "effect": "read"
    },
    {
     "effect": "change"
    }
   ],
   "valueOptions": []
  },
  {
   "names": [
    "megacli",
    "MegaCli64",
    "storcli",
    "storcli64",
    "perccli64"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-CfgLdDel",
      "-CfgClr",
      "-PDClear",
      "-CfgForeign"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "-CfgClr*",
      "-LDClr*",
      "-CfgForeign",
      "-PDClear*"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-LDInfo",
      "-PDList",
      "-AdpAllInfo",
      "-AdpEventLog",
      "-ldpdinfo",
      "-LdPdInfo",
      "-AdpBbuCmd",
      "-CfgDsply",
      "-PDInfo",
      "-EncInfo",
      "-LDGetProp",
      "-AdpGetProp",
      "-adpCount"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "delete",
      "del",
      "erase",
      "-CfgLdDel"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "show"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "set",
      "start",
      "stop",
      "add",
      "insert",
      "spin*",
      "rebuild",
      "init"
     ],
     "effect": "change"
    }
   ],
   "optionStyle": "long"
  },
  {
   "names": [
    "multipath"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-f",
      "-F"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-r",
      "-a",
      "-A",
      "-w",
      "-W",
      "-q",
      "-u",
      "-U"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-l",
      "-ll",
      "-d",
      "-c",
      "-C",
      "-t",
      "-T",
      "-h"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "ipmitool"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-H",
    "-U",
    "-P",
    "-I",
    "-L"
   ],
   "subcommands": {
    "dcmi sol event raw": {
     "subcommands": {
      "power discover sensors get_temp_reading info": "read",
      "*": "change"
     }
    },
    "power": {
     "effect": "read",
     "subcommands": {
      "status": "read",
      "off cycle reset diag": "destroy",
      "*": "change"
     }
    },
    "chassis": {
     "effect": "read",
     "subcommands": {
      "power": {
       "subcommands": {
        "status": "read",
        "off cycle reset diag": "destroy",
        "*": "change"
       }
      },
      "status poh restart_cause": "read",
      "*": "change"
     }
    },
    "sdr sensor fru mc lan sel user session": {
     "effect": "read",
     "subcommands": {
      "list info print status elist get bootparam test type": "read",
      "clear delete": "destroy",
      "*": "change"
     }
    }
   }
  },
  {
   "names": [
    "kill",
    "killall",
    "killall5",
    "skill"
   ],
   "optionStyle": "long",
   "effect": "change",
   "valueOptions": [
    "-s",
    "-u",
    "-f",
    "-x"
   ],
   "rules": [
    {
     "options": [
      "-s=9|KILL|SIGKILL|kill|sigkill",
      "-n=9",
      "--signal=9|KILL|SIGKILL",
      "-9",
      "-KILL",
      "-SIGKILL",
      "-kill"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-l",
      "-L",
      "-0",
      "--list"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-9",
      "-KILL",
      "-SIGKILL",
      "-kill",
      "-s=9|KILL|SIGKILL",
      "--signal=9|KILL|SIGKILL",
      "-n=9"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "fuser"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-k",
      "--kill"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "reboot",
    "shutdown",
    "poweroff",
    "halt",
    "init",
    "telinit",
    "rebootmgrctl"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-f",
      "--force",
      "-ff"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "crontab"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-r"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-e"
     ],
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "atq"
   ],
   "effect": "read"
  },
  {
   "names": [
    "atrm"
   ],
   "effect": "destroy"
  },
  {
   "names": [
    "date"
   ],
   "effect": "read",
   "valueOptions": [
    "-d",
    "--date",
    "-r",
    "-f"
   ],
   "rules": [
    {
     "options": [
      "-s",
      "--set"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-d",
      "--date",
      "-r",
      "-R",
      "-I",
      "-f",
      "--rfc-*",
      "--iso-*",
      "--reference"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "+*"
     ],
     "effect": "read"
    },
    {
     "count": [
      1,
      9
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "hostname"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-F",
      "--file",
      "-b"
     ],
     "effect": "change"
    },
    {
     "count": [
      1,
      9
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "ulimit"
   ],
   "effect": "read",
   "rules": [
    {
     "count": [
      1,
      9
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "history"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-a"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-c",
      "-d",
      "-w"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "ntpq",
    "ntpstat",
    "ntpdc"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-c=:config*|config*|saveconfig*|keyid*|passwd*|addvars*|reset*|restrict*|unrestrict*|delrestrict*|addpeer*|unconfig*|enable*|disable*|set*|clr*"
     ],
     "effect": "unknown"
    },
    {
     "operand": [
      "makestep",
      "burst",
      "online",
      "offline",
      "add",
      "delete",
      "settime",
      "waitsync-set",
      "local",
      "reselect",
      "refresh",
      "reload",
      "shutdown"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "swapon"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-s",
      "--show",
      "--summary"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "mdadm"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-D",
      "--detail",
      "-E",
      "--examine",
      "-Q",
      "--query"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--zero-superblock",
      "--remove",
      "-r"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-S",
      "--stop"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "dmsetup"
   ],
   "effect": "unknown",
   "subcommands": {
    "ls info status table deps targets version splitname udevcookies": "read",
    "remove remove_all wipe_table clear": "destroy",
    "*": "change"
   }
  },
  {
   "names": [
    "losetup"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-a",
      "--all",
      "-l",
      "--list",
      "-j"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-d",
      "-D"
     ],
     "effect": "destroy"
    },
    {
     "count": [
      1,
      9
     ],
     "effect": "change"
    },
    {
     "options": [
      "-f",
      "-c"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "iscsiadm"
   ],
   "effect": "change",
   "valueOptions": [
    "-m",
    "--mode",
    "-o",
    "--op",
    "-P",
    "-T",
    "-p",
    "-t",
    "-n",
    "-v"
   ],
   "rules": [
    {
     "options": [
      "-o=delete",
      "--op=delete"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-L",
      "-U",
      "--loginall",
      "--logoutall",
      "-r",
      "-C",
      "-o=nonpersistent|apply|applyall|update|new|start|stop",
      "--op=nonpersistent|apply|applyall|update|new"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-u",
      "--logout",
      "-l",
      "--login",
      "-o=update|new",
      "--op=update|new",
      "-R",
      "--rescan"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-m=session|node|iface|host|discoverydb",
      "--mode=session|node|iface|host"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "cryptsetup"
   ],
   "effect": "unknown",
   "subcommands": {
    "status luksDump isLuks": "read",
    "luksFormat erase luksErase luksKillSlot luksRemoveKey": "destroy",
    "*": "change"
   }
  },
  {
   "names": [
    "exportfs"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-v",
      "-s"
     ],
     "without": [
      "-r",
      "-a",
      "-u",
      "-ra"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-r",
      "-a",
      "-u",
      "-i",
      "-f"
     ],
     "effect": "change"
    },
    {
     "count": [
      1,
      9
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "hwclock"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-r",
      "--show"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-w",
      "-s",
      "--systohc",
      "--hctosys",
      "--set",
      "--adjust",
      "-a"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "tuned-adm"
   ],
   "effect": "read",
   "subcommands": {
    "active list recommend verify profile_info": "read",
    "profile off auto_profile": "change"
   }
  },
  {
   "names": [
    "cpupower"
   ],
   "effect": "read",
   "subcommands": {
    "frequency-info idle-info info monitor": "read",
    "frequency-set idle-set set": "change"
   }
  },
  {
   "names": [
    "auditctl"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l",
      "-s"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-D",
      "-d"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "faillock",
    "pam_tally2"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--reset",
      "-r"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--user",
      "-u"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "chage"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l",
      "--list"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "passwd"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-S",
      "--status"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-d",
      "--delete"
     ],
     "effect": "destroy"
    }
   ],
   "interactive": true
  },
  {
   "names": [
    "semanage"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l",
      "--list",
      "-E"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-d",
      "-D",
      "--delete"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "semodule"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-r"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "update-alternatives",
    "alternatives"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--display",
      "--list",
      "--query"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--remove",
      "--remove-all"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "grubby"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--info",
      "--default-kernel",
      "--default-index"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--remove-kernel"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "tune2fs"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "numactl"
   ],
   "effect": "read",
   "flags": [
    "-H",
    "--hardware",
    "-s",
    "--show",
    "-N",
    "-m",
    "-i",
    "-l",
    "-a",
    "--localalloc",
    "--cpunodebind",
    "--membind",
    "--interleave",
    "--physcpubind",
    "--preferred"
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "tar",
    "bsdtar",
    "gtar"
   ],
   "effect": "change",
   "optionStyle": "bundle",
   "valueOptions": [
    "-f",
    "--file",
    "-C",
    "--directory",
    "-I",
    "--use-compress-program",
    "--to-command",
    "--checkpoint-action"
   ],
   "rules": [
    {
     "options": [
      "--checkpoint-action",
      "--to-command",
      "--rsh-command",
      "-F",
      "--info-script",
      "--new-volume-script",
      "--use-compress-program!=gzip|pigz|zstd|xz|bzip2|lz4|pbzip2|pixz|lzip|lzop|gzip *|pigz *|zstd *|xz *",
      "-I!=gzip|pigz|zstd|xz|bzip2|lz4|pbzip2|pixz|lzip|lzop|gzip *|pigz *|zstd *|xz *"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "--remove-files",
      "--delete"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-x",
      "--extract",
      "--get",
      "-c",
      "--create",
      "-r",
      "--append",
      "-u",
      "--update",
      "-A"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-t",
      "--list",
      "-d",
      "--diff",
      "--compare"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "gzip",
    "gunzip",
    "bzip2",
    "bunzip2",
    "xz",
    "unxz",
    "zstd",
    "unzstd",
    "lz4",
    "pigz",
    "compress",
    "uncompress"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l",
      "--list",
      "-t",
      "--test",
      "-c",
      "--stdout",
      "--to-stdout"
     ],
     "effect": "read"
    },
    {
     "count": [
      0,
      0
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "unzip"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l",
      "-v",
      "-t",
      "-p",
      "-Z"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "zipinfo"
   ],
   "effect": "read"
  },
  {
   "names": [
    "yum-config-manager",
    "add-apt-repository",
    "yumdownloader",
    "dpkg-reconfigure",
    "debconf-set-selections",
    "createrepo",
    "reposync",
    "package-cleanup"
   ],
   "effect": "change"
  },
  {
   "names": [
    "rpm"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-e",
      "--erase"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--test"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-e",
      "--erase"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-q",
      "--query",
      "--qa",
      "--verify",
      "-V",
      "-K",
      "--checksig",
      "--version",
      "--eval",
      "-E",
      "--showrc"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-i",
      "-U",
      "-F",
      "--install",
      "--upgrade",
      "--freshen",
      "--import",
      "--rebuilddb",
      "--initdb",
      "--setperms",
      "--restore"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "dpkg"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-r",
      "-P",
      "--remove",
      "--purge"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-l",
      "-L",
      "-s",
      "-S",
      "-p",
      "--list",
      "--status",
      "--listfiles",
      "--search",
      "--get-selections",
      "--print-architecture",
      "-c",
      "-I",
      "--info",
      "--contents",
      "--version",
      "-V",
      "--verify",
      "--audit",
      "-C",
      "--compare-versions"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-i",
      "--install",
      "--configure",
      "--unpack",
      "--add-architecture",
      "--set-selections",
      "-a"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "java"
   ],
   "optionStyle": "long",
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-version",
      "--version",
      "-XshowSettings",
      "-XX:+PrintFlagsFinal"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "git"
   ],
   "valueOptions": [
    "-C",
    "-c",
    "--git-dir",
    "--work-tree",
    "--upload-pack",
    "--receive-pack"
   ],
   "effect": "read",
   "subcommands": {
    "push": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "-n",
        "--dry-run"
       ],
       "effect": "read"
      },
      {
       "options": [
        "-f",
        "--force",
        "--force-with-lease",
        "--delete",
        "-d",
        "--mirror",
        "--prune"
       ],
       "effect": "destroy"
      },
      {
       "operand": [
        ":*",
        "+*"
       ],
       "effect": "destroy"
      }
     ]
    },
    "show-ref show-branch diff-tree diff-files diff-index var cherry check-ignore check-attr verify-commit verify-tag request-pull range-diff annotate": "read",
    "bisect": {
     "subcommands": {
      "log view visualize": "read",
      "run": {
       "effect": "change",
       "runs": [
        {
         "as": "arguments"
        }
       ]
      },
      "*": "change"
     }
    },
    "lfs": {
     "subcommands": {
      "ls-files status env locks logs version": "read",
      "prune": "destroy",
      "*": "change"
     }
    },
    "notes": {
     "effect": "read",
     "subcommands": {
      "list show": "read",
      "remove prune": "destroy",
      "*": "change"
     }
    },
    "bundle": {
     "subcommands": {
      "verify list-heads": "read",
      "create unbundle": "change"
     }
    },
    "submodule": {
     "effect": "read",
     "subcommands": {
      "status summary": "read",
      "foreach": {
       "effect": "change",
       "runs": [
        {
         "as": "shell"
        }
       ]
      },
      "deinit": "destroy",
      "*": "change"
     }
    },
    "worktree": {
     "subcommands": {
      "list": "read",
      "add lock unlock move repair": "change",
      "remove prune": "destroy"
     }
    },
    "reflog": {
     "effect": "read",
     "otherwise": "read",
     "subcommands": {
      "show list exists": "read",
      "expire delete drop": "destroy"
     }
    },
    "grep": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-O"
       ],
       "effect": "unknown"
      }
     ]
    },
    "status log diff show blame ls-files ls-remote ls-tree rev-parse describe shortlog cat-file rev-list merge-base for-each-ref version help name-rev whatchanged fsck count-objects": "read",
    "branch": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-D",
        "-d",
        "--delete"
       ],
       "effect": "destroy"
      },
      {
       "options": [
        "-u",
        "--set-upstream-to",
        "--unset-upstream",
        "--edit-description",
        "-m",
        "-M",
        "--move",
        "-c",
        "-C",
        "--copy",
        "-f",
        "--force"
       ],
       "effect": "change"
      },
      {
       "options": [
        "-a",
        "-r",
        "-l",
        "--list",
        "-v",
        "-vv",
        "--show-current",
        "--contains",
        "--merged"
       ],
       "effect": "read"
      },
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      }
     ]
    },
    "tag": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-d",
        "--delete"
       ],
       "effect": "destroy"
      },
      {
       "options": [
        "-l",
        "--list",
        "-n"
       ],
       "effect": "read"
      },
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      }
     ]
    },
    "remote": {
     "effect": "read",
     "subcommands": {
      "show get-url": "read",
      "add set-url rename update": "change",
      "remove rm prune": "destroy"
     }
    },
    "config": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--unset",
        "--unset-all",
        "--remove-section"
       ],
       "effect": "destroy"
      },
      {
       "options": [
        "-l",
        "--list",
        "--get",
        "--get-all",
        "--get-regexp"
       ],
       "effect": "read"
      },
      {
       "count": [
        1,
        1
       ],
       "effect": "read"
      }
     ]
    },
    "stash": {
     "effect": "change",
     "subcommands": {
      "list show": "read",
      "drop clear": "destroy",
      "*": "change"
     }
    },
    "reset": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--hard"
       ],
       "effect": "destroy"
      }
     ]
    },
    "clean": {
     "effect": "destroy",
     "rules": [
      {
       "options": [
        "-n",
        "--dry-run"
       ],
       "effect": "read"
      }
     ]
    },
    "rebase": {
     "effect": "change",
     "valueOptions": [
      "-x",
      "--exec"
     ],
     "runs": [
      {
       "as": "shell",
       "options": [
        "-x",
        "--exec"
       ],
       "absent": "none"
      }
     ]
    },
    "clone pull fetch add commit merge cherry-pick revert init am apply mv archive format-patch": "change",
    "rm prune gc filter-branch": "destroy",
    "checkout switch restore": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "-f",
        "--force",
        "--discard-changes"
       ],
       "effect": "destroy"
      }
     ]
    },
    "update-ref": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "-d"
       ],
       "effect": "destroy"
      }
     ]
    }
   },
   "rules": [
    {
     "options": [
      "--upload-pack!=git-upload-pack",
      "--receive-pack!=git-receive-pack",
      "--open-files-in-pager",
      "--exec-path=*"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-c=core.pager*|core.editor*|core.ssh*|core.fsmonitor*|core.hook*|alias.*|*.helper*|*external*|pager.*|*textconv*|*.cmd=*|*command=*|sequence.editor*"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "--output"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "gh",
    "glab"
   ],
   "effect": "unknown",
   "subcommands": {
    "api": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-X",
        "--method",
        "-f",
        "-F",
        "--field",
        "--input"
       ],
       "effect": "change"
      }
     ]
    },
    "*": {
     "subcommands": {
      "list view status diff checks": "read",
      "create edit merge close reopen comment review clone": "change",
      "delete": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "openssl"
   ],
   "optionStyle": "long",
   "effect": "read",
   "subcommands": {
    "s_client": {
     "effect": "read",
     "interactive": true
    },
    "crl2pkcs7 nseq sess_id": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-out"
       ],
       "effect": "change"
      }
     ]
    },
    "x509 verify version ciphers asn1parse crl ocsp pkey rsa ec pkcs12 pkcs7 pkcs8 req dgst enc base64 rand speed s_time errstr list sha256 md5 dhparam ecparam genrsa genpkey passwd pkeyutl storeutl smime cms prime help ts": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-out",
        "-keyout",
        "-writerand",
        "-CAcreateserial",
        "-signature-out"
       ],
       "effect": "change"
      }
     ]
    },
    "ca s_server rehash": "change"
   },
   "rules": [
    {
     "options": [
      "-out",
      "-keyout",
      "-writerand",
      "-CAcreateserial",
      "-signature-out",
      "-sess_out",
      "-keylogfile",
      "-msgfile",
      "-respout",
      "-reqout",
      "-CAserial",
      "-newcert",
      "-rand_out"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "cfssl"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-config-out"
     ],
     "effect": "change"
    }
   ],
   "subcommands": {
    "certinfo version print-defaults gencert": "read",
    "serve sign": "change"
   }
  },
  {
   "names": [
    "cfssljson"
   ],
   "effect": "change"
  },
  {
   "names": [
    "step"
   ],
   "effect": "unknown",
   "subcommands": {
    "certificate": {
     "subcommands": {
      "inspect verify lint fingerprint": "read",
      "*": "change"
     }
    },
    "version": "read"
   }
  },
  {
   "names": [
    "cfssl-certinfo",
    "certtool"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--outfile",
      "--generate-privkey"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "keytool"
   ],
   "optionStyle": "long",
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-delete"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-import",
      "-importcert",
      "-genkey",
      "-genkeypair",
      "-importkeystore",
      "-storepasswd",
      "-keypasswd",
      "-changealias",
      "-certreq"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-exportcert",
      "-export"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-list",
      "-printcert"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "certbot",
    "certbot-auto"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--dry-run"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "certificates show_account plugins": "read",
    "renew certonly run install enhance register update_account rollback": "change",
    "delete revoke unregister": "destroy"
   },
   "otherwise": "change"
  },
  {
   "names": [
    "gpg",
    "gpg2"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--delete-key",
      "--delete-keys",
      "--delete-secret-keys",
      "--delete-secret-and-public-key"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--import",
      "--recv-keys",
      "--receive-keys",
      "--refresh-keys",
      "--export",
      "-o",
      "--output",
      "--gen-key",
      "--full-generate-key",
      "--quick-generate-key",
      "-e",
      "-s",
      "--encrypt",
      "--sign",
      "--dearmor",
      "--edit-key",
      "--sign-key",
      "--send-keys",
      "--import-ownertrust",
      "--gen-revoke"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--list-keys",
      "-k",
      "--list-secret-keys",
      "-K",
      "--verify",
      "--fingerprint",
      "--version",
      "-d",
      "--decrypt",
      "--list-packets",
      "--list-sigs",
      "--show-keys"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "htpasswd"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-D"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-v",
      "-n",
      "-nb",
      "-nbB"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "virsh"
   ],
   "valueOptions": [
    "-c",
    "--connect"
   ],
   "effect": "unknown",
   "subcommands": {
    "blkiotune memtune numatune vcpupin emulatorpin blkdeviotune iothreadinfo": {
     "effect": "change"
    },
    "dommemstat": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "--period"
       ],
       "effect": "change"
      }
     ]
    },
    "domtime": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "--set",
        "--sync",
        "--now",
        "--time"
       ],
       "effect": "change"
      }
     ]
    },
    "schedinfo": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "--set",
        "--live",
        "--config",
        "--cap",
        "--weight"
       ],
       "effect": "change"
      }
     ]
    },
    "list dominfo domstate dumpxml domiflist domifaddr domblklist domblkinfo domblkstat domifstat domstats domid domuuid domname domjobinfo nodeinfo nodecpustats nodememstats capabilities domcapabilities version uri hostname help sysinfo freecell vcpuinfo vcpucount vcpupin-show guestinfo domfsinfo domhostname net-list net-info net-dumpxml net-dhcp-leases net-uuid pool-list pool-info pool-dumpxml vol-list vol-info vol-path vol-dumpxml iface-list iface-dumpxml snapshot-list snapshot-info snapshot-dumpxml secret-list nwfilter-list nwfilter-dumpxml qemu-monitor-event event domdisplay vncdisplay ttyconsole nodedev-list nodedev-dumpxml": "read",
    "start shutdown reboot suspend resume save restore create define autostart migrate attach-* update-device setmem setmaxmem setvcpus blockresize blockcommit blockpull blockcopy blockjob domrename managedsave snapshot-create snapshot-create-as snapshot-revert snapshot-current net-start net-create net-define net-autostart net-update pool-start pool-create* pool-define* pool-build pool-refresh pool-autostart vol-create* vol-clone vol-resize vol-upload vol-download secret-define secret-set-value domif-setlink send-key inject-nmi dump screenshot nodedev-detach nodedev-reattach qemu-agent-command qemu-monitor-command set-user-password domfstrim domfsfreeze domfsthaw change-media iface-define iface-start dompmwakeup dompmsuspend": "change",
    "destroy undefine detach-* reset net-destroy net-undefine pool-destroy pool-undefine pool-delete vol-delete vol-wipe snapshot-delete managedsave-remove secret-undefine nwfilter-undefine iface-undefine iface-destroy checkpoint-delete": "destroy",
    "edit net-edit pool-edit snapshot-edit": {
     "effect": "change",
     "interactive": true
    },
    "console": {
     "effect": "unknown",
     "interactive": true
    }
   }
  },
  {
   "names": [
    "qemu-img"
   ],
   "effect": "unknown",
   "subcommands": {
    "info check map compare measure": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-r"
       ],
       "effect": "change"
      }
     ]
    },
    "create convert resize rebase commit amend dd snapshot bitmap": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "-l"
       ],
       "effect": "read"
      },
      {
       "options": [
        "-d"
       ],
       "effect": "destroy"
      }
     ]
    }
   }
  },
  {
   "names": [
    "qemu-io",
    "qemu-nbd",
    "virt-install",
    "virt-clone",
    "virt-customize",
    "virt-resize",
    "virt-copy-in",
    "virt-copy-out",
    "guestmount",
    "guestunmount",
    "virt-edit"
   ],
   "effect": "change"
  },
  {
   "names": [
    "virt-cat",
    "virt-ls",
    "virt-df",
    "virt-inspector",
    "virt-host-validate",
    "virt-top"
   ],
   "effect": "read"
  },
  {
   "names": [
    "guestfish"
   ],
   "effect": "unknown",
   "interactive": true
  },
  {
   "names": [
    "psql"
   ],
   "effect": "read",
   "valueOptions": [
    "-c",
    "--command",
    "-d",
    "--dbname",
    "-h",
    "--host",
    "-p",
    "--port",
    "-U",
    "--username",
    "-f",
    "--file",
    "-o",
    "--output",
    "-v",
    "-F",
    "-P"
   ],
   "rules": [
    {
     "options": [
      "-f",
      "--file"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-o",
      "--output"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-l",
      "--list",
      "-V",
      "--version"
     ],
     "effect": "read",
     "interactive": false,
     "runsNothing": true
    },
    {
     "options": [
      "-c",
      "--command"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "sql",
     "options": [
      "-c",
      "--command"
     ],
     "stdin": true
    }
   ]
  },
  {
   "names": [
    "mysql",
    "mariadb",
    "mycli"
   ],
   "effect": "read",
   "valueOptions": [
    "-e",
    "--execute",
    "-h",
    "--host",
    "-P",
    "--port",
    "-u",
    "--user",
    "-D",
    "--database",
    "-S",
    "--socket",
    "--login-path",
    "-p?",
    "--init-command",
    "--tee",
    "--pager"
   ],
   "rules": [
    {
     "options": [
      "-V",
      "--version"
     ],
     "effect": "read",
     "interactive": false,
     "runsNothing": true
    },
    {
     "options": [
      "--pager"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "--tee"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-e",
      "--execute"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "sql",
     "options": [
      "-e",
      "--execute",
      "--init-command"
     ],
     "stdin": true
    }
   ]
  },
  {
   "names": [
    "clickhouse-client"
   ],
   "effect": "read",
   "valueOptions": [
    "-q",
    "--query",
    "-h",
    "--host",
    "--port",
    "-u",
    "--user",
    "--password",
    "-d",
    "--database",
    "-f",
    "--format"
   ],
   "rules": [
    {
     "options": [
      "-q",
      "--query"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "sql",
     "options": [
      "-q",
      "--query"
     ],
     "stdin": true
    }
   ]
  },
  {
   "names": [
    "clickhouse"
   ],
   "effect": "unknown",
   "subcommands": {
    "client": {
     "sameAs": "clickhouse-client"
    },
    "clickhouse-client": {
     "sameAs": "clickhouse-client"
    }
   }
  },
  {
   "names": [
    "sqlite3",
    "duckdb"
   ],
   "effect": "read",
   "valueOptions": [
    "-cmd",
    "-separator",
    "-init"
   ],
   "optionStyle": "long",
   "runs": [
    {
     "as": "sql",
     "skip": 1,
     "stdin": true
    }
   ],
   "rules": [
    {
     "options": [
      "-cmd",
      "-init"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-version",
      "--version"
     ],
     "effect": "read",
     "runsNothing": true
    }
   ]
  },
  {
   "names": [
    "influx"
   ],
   "effect": "read",
   "optionStyle": "long",
   "valueOptions": [
    "-execute",
    "-host",
    "-port",
    "-database",
    "-username",
    "-password",
    "-precision",
    "-format"
   ],
   "runs": [
    {
     "as": "sql",
     "options": [
      "-execute"
     ],
     "stdin": true
    }
   ]
  },
  {
   "names": [
    "cqlsh",
    "sqlcmd",
    "trino",
    "presto",
    "beeline",
    "taos",
    "dmsql",
    "disql",
    "gsql",
    "ksql",
    "vsql",
    "tidb"
   ],
   "effect": "read",
   "valueOptions": [
    "-e",
    "--execute",
    "-Q",
    "-q",
    "-u",
    "-p",
    "-k",
    "-c",
    "-S",
    "-U",
    "-P"
   ],
   "runs": [
    {
     "as": "sql",
     "options": [
      "-e",
      "--execute",
      "-Q",
      "-q",
      "-c"
     ],
     "stdin": true
    }
   ]
  },
  {
   "names": [
    "sqlplus"
   ],
   "effect": "unknown",
   "interactive": true
  },
  {
   "names": [
    "mongodump",
    "pg_basebackup",
    "xtrabackup",
    "mydumper"
   ],
   "effect": "change"
  },
  {
   "names": [
    "pg_dump",
    "pg_dumpall",
    "mongoexport"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--delete-master-logs",
      "--delete-source-logs"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-f",
      "--file",
      "-r",
      "--result-file",
      "-o",
      "--out",
      "-D",
      "--target-dir",
      "--backup",
      "--archive"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "mysqladmin"
   ],
   "effect": "read",
   "valueOptions": [
    "-u",
    "-h",
    "-P",
    "-S",
    "-p?"
   ],
   "rules": [
    {
     "operand": [
      "drop",
      "shutdown",
      "kill"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "create",
      "password",
      "old-password",
      "reload",
      "refresh",
      "flush-*",
      "start-slave",
      "stop-slave",
      "start-replica",
      "stop-replica",
      "start-all-*",
      "stop-all-*",
      "debug",
      "reset-*"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "mysqlcheck",
    "myisamchk"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--fix-db-names",
      "--fix-table-names",
      "--recover",
      "--safe-recover",
      "--unpack"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-r",
      "--repair",
      "--auto-repair",
      "-o",
      "--optimize",
      "-a",
      "--analyze",
      "-f"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-u",
    "-h",
    "-P",
    "-S",
    "-p?"
   ]
  },
  {
   "names": [
    "pg_isready",
    "pg_controldata",
    "pg_config",
    "pg_waldump",
    "pg_lsclusters",
    "pt-query-digest",
    "innotop"
   ],
   "effect": "read"
  },
  {
   "names": [
    "pg_resetwal",
    "pg_archivecleanup"
   ],
   "effect": "destroy"
  },
  {
   "names": [
    "redis-cli",
    "keydb-cli",
    "valkey-cli"
   ],
   "ignoreCase": true,
   "effect": "unknown",
   "valueOptions": [
    "-h",
    "-p",
    "-a",
    "-n",
    "-u",
    "-s",
    "--user",
    "--pass",
    "--cert",
    "--key",
    "--cacert",
    "-i",
    "-r",
    "--pattern",
    "--sni",
    "--cluster"
   ],
   "rules": [
    {
     "options": [
      "--cluster=check|info|help"
     ],
     "effect": "read",
     "always": true
    },
    {
     "options": [
      "--cluster=call"
     ],
     "operand": [
      "flush*",
      "FLUSH*",
      "shutdown",
      "SHUTDOWN",
      "del",
      "DEL",
      "unlink",
      "UNLINK"
     ],
     "effect": "destroy",
     "always": true
    },
    {
     "options": [
      "--cluster=call"
     ],
     "effect": "unknown",
     "always": true
    },
    {
     "options": [
      "--scan",
      "--bigkeys",
      "--memkeys",
      "--hotkeys",
      "--latency",
      "--latency-history",
      "--stat",
      "--intrinsic-latency",
      "--version",
      "-v"
     ],
     "effect": "read",
     "always": true
    },
    {
     "options": [
      "--rdb",
      "--pipe",
      "--functions-rdb"
     ],
     "effect": "change",
     "always": true
    },
    {
     "options": [
      "--eval"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "--cluster=del-node"
     ],
     "effect": "destroy",
     "always": true
    },
    {
     "options": [
      "--cluster"
     ],
     "effect": "change",
     "always": true
    }
   ],
   "subcommands": {
    "debug": {
     "effect": "change",
     "ignoreCase": true,
     "subcommands": {
      "object sleep-info jmap": "read",
      "segfault restart crash-and-recover reload flushall panic oom": "destroy"
     },
     "otherwise": "change"
    },
    "get mget hget hgetall hmget hkeys hvals hlen hexists hscan keys scan exists type ttl pttl strlen llen lrange lindex scard smembers sismember sscan srandmember zcard zrange zrangebyscore zscore zscan zcount zrank info ping dbsize time lastsave role object memory randomkey dump getrange bitcount pfcount xlen xrange xinfo xpending echo auth select readonly command geopos geodist httl": {
     "effect": "read",
     "subcommands": {
      "purge": "destroy"
     },
     "otherwise": "read"
    },
    "monitor subscribe psubscribe": {
     "effect": "read",
     "interactive": true
    },
    "config": {
     "ignoreCase": true,
     "subcommands": {
      "get": "read",
      "set rewrite resetstat": "change"
     }
    },
    "client": {
     "ignoreCase": true,
     "subcommands": {
      "list info id getname": "read",
      "kill": "destroy",
      "pause unpause setname no-evict reply tracking": "change"
     }
    },
    "slowlog latency": {
     "ignoreCase": true,
     "subcommands": {
      "get len latest history doctor graph histogram": "read",
      "reset": "destroy"
     }
    },
    "cluster": {
     "ignoreCase": true,
     "subcommands": {
      "info nodes slots shards keyslot countkeysinslot getkeysinslot myid links replicas slaves": "read",
      "forget reset flushslots delslots": "destroy",
      "failover": {
       "effect": "change",
       "rules": [
        {
         "operand": [
          "force",
          "FORCE",
          "takeover",
          "TAKEOVER"
         ],
         "effect": "destroy"
        }
       ]
      },
      "meet addslots replicate setslot bumpepoch set-config-epoch saveconfig": "change"
     }
    },
    "sentinel": {
     "ignoreCase": true,
     "subcommands": {
      "masters master slaves replicas sentinels get-master-addr-by-name ckquorum info-cache myid config": "read",
      "failover monitor set flushconfig": "change",
      "reset remove": "destroy"
     }
    },
    "module acl script function": {
     "ignoreCase": true,
     "subcommands": {
      "list getuser users whoami cat exists dump stats": "read",
      "load setuser save": "change",
      "unload deluser flush kill delete": "destroy"
     }
    },
    "del unlink flushall flushdb hdel lrem srem zrem ltrim shutdown getdel lpop rpop spop xdel xtrim zremrangebyscore zremrangebyrank": "destroy",
    "set mset setex setnx psetex getset append incr incrby decr decrby hset hmset hincrby hsetnx lpush rpush lset sadd zadd expire expireat persist rename renamenx bgsave bgrewriteaof save slaveof replicaof migrate restore move copy publish xadd setrange lpushx smove failover swapdb wait": "change",
    "pubsub": {
     "effect": "read",
     "otherwise": "read"
    }
   },
   "runs": [
    {
     "as": "request",
     "options": [],
     "stdin": true,
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "redis-check-aof",
    "redis-check-rdb"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--fix"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "redis-server",
    "redis-sentinel"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--version",
      "-v"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "mongo",
    "mongosh"
   ],
   "effect": "read",
   "valueOptions": [
    "--eval",
    "--host",
    "--port",
    "-u",
    "--username",
    "-p",
    "--password",
    "--authenticationDatabase"
   ],
   "rules": [
    {
     "options": [
      "--eval"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "javascript",
     "options": [
      "--eval"
     ],
     "stdin": true
    }
   ]
  },
  {
   "names": [
    "mongostat",
    "mongotop"
   ],
   "effect": "read",
   "interactive": true
  },
  {
   "names": [
    "memcached-tool"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "flush_all",
      "flush"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "restore",
      "move",
      "mode"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "kafka-topics.sh",
    "kafka-topics",
    "kafka-configs.sh",
    "kafka-configs",
    "kafka-acls.sh",
    "kafka-acls",
    "kafka-delegation-tokens.sh"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--delete",
      "--remove"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--create",
      "--alter",
      "--add"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--list",
      "--describe",
      "--version"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "kafka-consumer-groups.sh",
    "kafka-consumer-groups"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--delete",
      "--delete-offsets"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--execute"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--dry-run",
      "--list",
      "--describe"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--reset-offsets"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "kafka-reassign-partitions.sh",
    "kafka-reassign-partitions"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--execute",
      "--cancel"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--verify",
      "--generate",
      "--list"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "kafka-leader-election.sh",
    "kafka-leader-election",
    "kafka-preferred-replica-election.sh",
    "kafka-console-producer.sh",
    "kafka-console-producer",
    "kafka-producer-perf-test.sh",
    "kafka-server-start.sh",
    "kafka-server-stop.sh",
    "zookeeper-server-start.sh",
    "zookeeper-server-stop.sh",
    "kafka-storage.sh",
    "kafka-features.sh"
   ],
   "effect": "change"
  },
  {
   "names": [
    "kafka-console-consumer.sh",
    "kafka-console-consumer",
    "kafka-consumer-perf-test.sh"
   ],
   "effect": "read",
   "interactive": true,
   "rules": [
    {
     "options": [
      "--group",
      "--consumer-property=group.id*"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--max-messages",
      "--timeout-ms"
     ],
     "interactive": false
    },
    {
     "interactive": true
    }
   ],
   "valueOptions": [
    "--group",
    "--consumer-property",
    "--bootstrap-server",
    "--topic",
    "--max-messages",
    "--partition",
    "--offset",
    "--property",
    "--timeout-ms",
    "--formatter"
   ]
  },
  {
   "names": [
    "kafka-delete-records.sh",
    "kafka-streams-application-reset.sh"
   ],
   "effect": "destroy"
  },
  {
   "names": [
    "kafka-broker-api-versions.sh",
    "kafka-get-offsets.sh",
    "kafka-log-dirs.sh",
    "kafka-dump-log.sh",
    "kafka-replica-verification.sh",
    "kafka-metadata-quorum.sh",
    "kafka-cluster.sh",
    "kafka-metadata-shell.sh"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-P"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "unregister",
      "add-controller",
      "remove-controller"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "zkCli.sh",
    "zookeeper-shell.sh",
    "zookeeper-shell"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-server",
    "-timeout"
   ],
   "optionStyle": "long",
   "rules": [
    {
     "operand": [
      "delete",
      "deleteall",
      "rmr"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "set",
      "create",
      "setAcl",
      "setquota"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "ls",
      "get",
      "stat",
      "getAcl",
      "config",
      "listquota"
     ],
     "effect": "read"
    },
    {
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "zkServer.sh"
   ],
   "effect": "unknown",
   "subcommands": {
    "status version print-cmd": "read",
    "start stop restart start-foreground upgrade": "change"
   }
  },
  {
   "names": [
    "rabbitmqctl",
    "rabbitmq-diagnostics",
    "rabbitmq-queues",
    "rabbitmq-plugins"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-n",
    "-p",
    "-q",
    "--node",
    "--vhost",
    "-u",
    "-H",
    "-P",
    "--format"
   ],
   "subcommands": {
    "*_status status cluster_status list_* list report environment ping node_health_check check_* alarms memory_breakdown maybe_stuck observer listeners server_version version quorum_status export show get os_env runtime_thread_stats is_* eval_readonly help hash_password authenticate_user": "read",
    "purge_queue delete_* delete purge forget_cluster_node reset force_reset clear_* close_connection close_all_connections remove_*": "destroy",
    "restart_* eval_file start_app stop_app stop shutdown join_cluster set_* add_* change_* enable* disable* sync_queue cancel_sync_queue rotate_logs trace_* update_cluster_nodes force_boot rename_cluster_node set grow shrink rebalance restart_vhost await_* declare publish import import_definitions add_member delete_member": "change",
    "eval": "unknown"
   },
   "rules": [
    {
     "operand": [
      "ackmode=ack_requeue_false",
      "ackmode=reject_requeue_false"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "rocketmq",
    "mqadmin"
   ],
   "effect": "unknown",
   "subcommands": {
    "clusterList topicList topicStatus topicRoute topicClusterList brokerStatus brokerConsumeStats consumerProgress consumerStatus consumerConnection producerConnection query* statsAll getBrokerConfig getNamesrvConfig haStatus printMsg checkMsg*": "read",
    "delete* clean* wipe* resetOffsetByTime": "destroy",
    "update* send* start* sync* clone* set* add*": "change"
   }
  },
  {
   "names": [
    "nacos"
   ],
   "effect": "unknown",
   "subcommands": {
    "status info ring tpstats tablestats cfstats describecluster gossipinfo compactionstats netstats version": "read",
    "flush repair cleanup compact decommission drain": "change",
    "removenode assassinate": "destroy",
    "dfsadmin": {
     "effect": "read",
     "optionStyle": "long",
     "rules": [
      {
       "options": [
        "-report",
        "-printTopology"
       ],
       "effect": "read"
      },
      {
       "effect": "change"
      }
     ]
    }
   }
  },
  {
   "names": [
    "elasticsearch-plugin",
    "elasticsearch-certutil",
    "elasticsearch-reset-password",
    "opensearch-plugin",
    "securityadmin.sh",
    "elasticsearch-node"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "list"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "remove",
      "unsafe-bootstrap",
      "detach-cluster"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "nginx"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-t",
      "-T",
      "-v",
      "-V",
      "-h"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "-s",
    "-c",
    "-g",
    "-p"
   ]
  },
  {
   "names": [
    "haproxy"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-c",
      "-v",
      "-vv"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "-f"
   ]
  },
  {
   "names": [
    "apachectl",
    "httpd",
    "apache2ctl"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-t",
      "-S",
      "-M",
      "-v",
      "-V"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "configtest",
      "status",
      "fullstatus"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "promtool"
   ],
   "effect": "unknown",
   "subcommands": {
    "check query debug test": "read",
    "tsdb": {
     "subcommands": {
      "list analyze dump": "read",
      "*": "change"
     }
    },
    "push": "change"
   }
  },
  {
   "names": [
    "logcli",
    "promql"
   ],
   "effect": "read",
   "valueOptions": [
    "--alertmanager.url"
   ],
   "rules": [
    {
     "operand": [
      "expire"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "add",
      "set",
      "import",
      "load",
      "sync"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "cleanup",
      "delete",
      "rewrite"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-t",
      "--tail"
     ],
     "interactive": true
    }
   ]
  },
  {
   "names": [
    "gitlab-rake",
    "gitlab-rails",
    "gitlab-backup"
   ],
   "effect": "unknown"
  },
  {
   "names": [
    "gitlab-ctl"
   ],
   "effect": "unknown",
   "subcommands": {
    "status tail show-config service-list check-config": "read",
    "start stop restart reconfigure hup": "change",
    "cleanse uninstall": "destroy"
   }
  },
  {
   "names": [
    "sudo",
    "doas"
   ],
   "effect": "read",
   "valueOptions": [
    "-u",
    "--user",
    "-g",
    "--group",
    "-h",
    "--host",
    "-p",
    "--prompt",
    "-C",
    "-r",
    "-t",
    "-T",
    "-U",
    "-D",
    "--chdir"
   ],
   "flags": [
    "-E",
    "--preserve-env",
    "-n",
    "--non-interactive",
    "-S",
    "--stdin",
    "-H",
    "--set-home",
    "-k",
    "-K",
    "-b",
    "-A",
    "-P",
    "-i",
    "-s",
    "--login",
    "--shell",
    "-l",
    "--list",
    "-v",
    "-V",
    "-L"
   ],
   "rules": [
    {
     "options": [
      "-l",
      "--list",
      "-v",
      "-V",
      "-k",
      "-K"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-i",
      "-s",
      "--login",
      "--shell"
     ],
     "count": [
      0,
      0
     ],
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "assignments": true
    }
   ]
  },
  {
   "names": [
    "env"
   ],
   "effect": "read",
   "valueOptions": [
    "-u",
    "--unset",
    "-C",
    "--chdir",
    "-S",
    "--split-string"
   ],
   "flags": [
    "-i",
    "-0",
    "-v",
    "--ignore-environment",
    "-"
   ],
   "runs": [
    {
     "as": "shell",
     "options": [
      "-S",
      "--split-string"
     ],
     "absent": "none"
    },
    {
     "as": "arguments",
     "assignments": true,
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "nohup",
    "setsid",
    "builtin",
    "eatmydata",
    "cgexec",
    "chronic",
    "proxychains",
    "proxychains4",
    "tsocks",
    "dbus-launch",
    "catchsegv",
    "winpty",
    "unbuffer",
    "torsocks",
    "ts"
   ],
   "effect": "read",
   "valueOptions": [
    "-g",
    "-f"
   ],
   "flags": [
    "-w",
    "-c",
    "-q",
    "-p"
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "busybox",
    "toybox"
   ],
   "effect": "read",
   "flags": [
    "--list",
    "--help"
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "command"
   ],
   "effect": "read",
   "flags": [
    "-v",
    "-V",
    "-p"
   ],
   "rules": [
    {
     "options": [
      "-v",
      "-V"
     ],
     "effect": "read",
     "runsNothing": true
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "exec"
   ],
   "effect": "read",
   "valueOptions": [
    "-a"
   ],
   "flags": [
    "-c",
    "-l"
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "time"
   ],
   "effect": "read",
   "valueOptions": [
    "-f",
    "-o",
    "--format",
    "--output"
   ],
   "flags": [
    "-p",
    "-v",
    "-a",
    "--verbose",
    "--append"
   ],
   "rules": [
    {
     "options": [
      "-o",
      "--output"
     ],
     "effect": "change"
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "timeout"
   ],
   "effect": "read",
   "valueOptions": [
    "-s",
    "--signal",
    "-k",
    "--kill-after"
   ],
   "flags": [
    "--preserve-status",
    "--foreground",
    "-v",
    "--verbose",
    "-t"
   ],
   "runs": [
    {
     "as": "arguments",
     "skip": 1
    }
   ]
  },
  {
   "names": [
    "nice"
   ],
   "effect": "read",
   "valueOptions": [
    "-n",
    "--adjustment"
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "ionice"
   ],
   "effect": "read",
   "valueOptions": [
    "-c",
    "--class",
    "-n",
    "--classdata",
    "-p",
    "--pid"
   ],
   "flags": [
    "-t",
    "--ignore"
   ],
   "rules": [
    {
     "options": [
      "-p",
      "--pid"
     ],
     "without": [
      "-c",
      "-n",
      "--class",
      "--classdata"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-p",
      "--pid"
     ],
     "effect": "change"
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "stdbuf"
   ],
   "effect": "read",
   "valueOptions": [
    "-i",
    "-o",
    "-e",
    "--input",
    "--output",
    "--error"
   ],
   "flags": [],
   "runs": [
    {
     "as": "arguments"
    }
   ]
  },
  {
   "names": [
    "chroot"
   ],
   "effect": "read",
   "valueOptions": [],
   "flags": [
    "--userspec",
    "--groups",
    "--skip-chdir"
   ],
   "rules": [
    {
     "count": [
      0,
      1
     ],
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "skip": 1
    }
   ]
  },
  {
   "names": [
    "nsenter"
   ],
   "effect": "read",
   "valueOptions": [
    "-t",
    "--target",
    "-S",
    "--setuid",
    "-G",
    "--setgid"
   ],
   "flags": [
    "-a",
    "--all",
    "-m",
    "--mount",
    "-u",
    "--uts",
    "-i",
    "--ipc",
    "-n",
    "--net",
    "-p",
    "--pid",
    "-C",
    "--cgroup",
    "-U",
    "--user",
    "-T",
    "--time",
    "-r",
    "--root",
    "-w",
    "--wd",
    "-F",
    "--no-fork",
    "-Z",
    "--preserve-credentials",
    "-e",
    "--env"
   ],
   "runs": [
    {
     "as": "arguments"
    }
   ]
  },
  {
   "names": [
    "unshare"
   ],
   "effect": "read",
   "valueOptions": [
    "-S",
    "-G",
    "-R",
    "-w",
    "--setuid",
    "--setgid",
    "--propagation"
   ],
   "flags": [
    "-m",
    "-u",
    "-i",
    "-n",
    "-p",
    "-U",
    "-C",
    "-f",
    "-r",
    "--mount",
    "--uts",
    "--ipc",
    "--net",
    "--pid",
    "--user",
    "--cgroup",
    "--fork",
    "--map-root-user",
    "--mount-proc",
    "-c"
   ],
   "runs": [
    {
     "as": "arguments"
    }
   ]
  },
  {
   "names": [
    "flock"
   ],
   "effect": "read",
   "valueOptions": [
    "-c",
    "--command",
    "-w",
    "--timeout",
    "-E"
   ],
   "flags": [
    "-n",
    "-x",
    "-s",
    "-u",
    "-o",
    "-F",
    "-e",
    "--nonblock",
    "--exclusive",
    "--shared",
    "--unlock",
    "--verbose"
   ],
   "runs": [
    {
     "as": "shell",
     "options": [
      "-c",
      "--command"
     ],
     "absent": "none"
    },
    {
     "as": "arguments",
     "skip": 1,
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "strace",
    "ltrace"
   ],
   "effect": "read",
   "valueOptions": [
    "-p",
    "-e",
    "-o",
    "-s",
    "-S",
    "-a",
    "-P",
    "-u",
    "-E",
    "-I",
    "-O",
    "-b",
    "--trace",
    "--output"
   ],
   "flags": [
    "-f",
    "-ff",
    "-F",
    "-t",
    "-tt",
    "-ttt",
    "-T",
    "-c",
    "-C",
    "-v",
    "-x",
    "-xx",
    "-y",
    "-yy",
    "-q",
    "-qq",
    "-i",
    "-k",
    "-r",
    "-D",
    "-n",
    "-w",
    "-Z",
    "-z",
    "-h",
    "-V"
   ],
   "rules": [
    {
     "options": [
      "-o",
      "--output"
     ],
     "without": [
      "-o=/dev/null|/dev/stdout|/dev/stderr"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-p"
     ],
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "perf"
   ],
   "effect": "unknown",
   "subcommands": {
    "script": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-s",
        "--script"
       ],
       "effect": "unknown"
      },
      {
       "operand": [
        "record"
       ],
       "effect": "unknown"
      }
     ],
     "valueOptions": [
      "-i",
      "-F",
      "--input",
      "--fields"
     ]
    },
    "trace": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-o",
        "--output"
       ],
       "effect": "change"
      }
     ],
     "valueOptions": [
      "-e",
      "-p",
      "-t",
      "-C",
      "-o",
      "--pid",
      "--tid",
      "--duration",
      "-u"
     ],
     "runs": [
      {
       "as": "arguments",
       "absent": "none"
      }
     ]
    },
    "stat": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-o",
        "--output"
       ],
       "effect": "change"
      }
     ],
     "valueOptions": [
      "-e",
      "-p",
      "-t",
      "-C",
      "-I",
      "-r",
      "-G",
      "-o",
      "-M",
      "-x",
      "--pid",
      "--tid",
      "--event",
      "--cpu",
      "--interval-print"
     ],
     "runs": [
      {
       "as": "arguments",
       "absent": "none"
      }
     ]
    },
    "top": {
     "effect": "read",
     "interactive": true
    },
    "list report annotate diff version evlist buildid-list": "read",
    "record mem sched lock kmem": "change",
    "bench": "read"
   }
  },
  {
   "names": [
    "gcore"
   ],
   "effect": "change"
  },
  {
   "names": [
    "pstack",
    "eu-stack",
    "pprof"
   ],
   "effect": "read"
  },
  {
   "names": [
    "dlv",
    "stap"
   ],
   "effect": "unknown"
  },
  {
   "names": [
    "funccount",
    "biosnoop",
    "execsnoop",
    "opensnoop",
    "tcplife",
    "tcpconnect",
    "tcpretrans",
    "tcpdrop",
    "tcptop",
    "biotop",
    "cachestat",
    "runqlat",
    "dropwatch",
    "ext4slower"
   ],
   "effect": "read",
   "interactive": true
  },
  {
   "names": [
    "xargs"
   ],
   "effect": "read",
   "valueOptions": [
    "-i?",
    "-l?",
    "-e?",
    "-I",
    "-n",
    "-P",
    "-L",
    "-d",
    "-a",
    "-s",
    "-E",
    "--replace-str",
    "--max-args",
    "--max-procs",
    "--max-lines",
    "--delimiter",
    "--arg-file",
    "--max-chars"
   ],
   "flags": [
    "-0",
    "-r",
    "-t",
    "-p",
    "-x",
    "-o",
    "--null",
    "--no-run-if-empty",
    "--verbose",
    "--interactive",
    "--replace",
    "--exit",
    "--open-tty"
   ],
   "rules": [
    {
     "options": [
      "-p",
      "--interactive",
      "-o"
     ],
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none",
     "appended": [
      "-I",
      "-i",
      "--replace",
      "--replace-str"
     ]
    }
   ]
  },
  {
   "names": [
    "parallel"
   ],
   "effect": "read",
   "valueOptions": [
    "-j",
    "--jobs",
    "-N",
    "-n",
    "-I",
    "--colsep",
    "-a",
    "-S",
    "--sshlogin",
    "--delay",
    "--timeout",
    "--joblog",
    "--results",
    "-C"
   ],
   "flags": [
    "-0",
    "-k",
    "--keep-order",
    "-X",
    "-m",
    "--bar",
    "--progress",
    "--eta",
    "-t",
    "-v",
    "--verbose",
    "-q",
    "--will-cite",
    "--halt",
    "--tag",
    "--line-buffer",
    "--lb",
    "--ungroup",
    "-u",
    "--null",
    "-r",
    "--no-run-if-empty"
   ],
   "runs": [
    {
     "as": "shell",
     "until": [
      ":::",
      "::::",
      ":::+",
      "::::+"
     ]
    }
   ]
  },
  {
   "names": [
    "sh",
    "bash",
    "zsh",
    "ash",
    "dash",
    "ksh",
    "fish",
    "rbash"
   ],
   "effect": "read",
   "valueOptions": [
    "-c",
    "-o",
    "-O",
    "+o",
    "+O",
    "--rcfile",
    "--init-file"
   ],
   "rules": [
    {
     "options": [
      "-n"
     ],
     "without": [
      "-c"
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "--version"
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "without": [
      "-c",
      "-s",
      "-lc"
     ],
     "count": [
      1,
      99
     ],
     "effect": "unknown"
    },
    {
     "without": [
      "-c"
     ],
     "count": [
      0,
      0
     ],
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "shell",
     "options": [
      "-c"
     ],
     "stdin": true
    }
   ]
  },
  {
   "names": [
    "eval"
   ],
   "effect": "read",
   "runs": [
    {
     "as": "shell",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "source",
    "."
   ],
   "effect": "unknown"
  },
  {
   "names": [
    "trap"
   ],
   "effect": "read",
   "runs": [
    {
     "as": "shell",
     "absent": "none",
     "single": true
    }
   ],
   "flags": [
    "-l",
    "-p",
    "-"
   ]
  },
  {
   "names": [
    "alias"
   ],
   "effect": "read",
   "runs": [
    {
     "as": "shell",
     "assignments": true,
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "enable"
   ],
   "effect": "unknown"
  },
  {
   "names": [
    "screen"
   ],
   "effect": "unknown",
   "interactive": true,
   "rules": [
    {
     "options": [
      "-ls",
      "-list"
     ],
     "effect": "read",
     "interactive": false
    },
    {
     "operand": [
      "ls",
      "list-sessions"
     ],
     "effect": "read",
     "interactive": false
    },
    {
     "operand": [
      "kill-session",
      "kill-server"
     ],
     "effect": "destroy",
     "interactive": false
    }
   ],
   "optionStyle": "long"
  },
  {
   "names": [
    "coproc"
   ],
   "effect": "read",
   "runs": [
    {
     "as": "arguments"
    }
   ]
  },
  {
   "names": [
    "expect"
   ],
   "effect": "unknown"
  },
  {
   "names": [
    "sosreport",
    "supportconfig"
   ],
   "effect": "change"
  },
  {
   "names": [
    "crash"
   ],
   "effect": "unknown",
   "interactive": true
  },
  {
   "names": [
    "snmpwalk",
    "snmpget"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "report",
      "collect",
      "restart",
      "start",
      "stop",
      "rebuild",
      "propagate",
      "reset-crashkernel"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "rm",
      "remove",
      "del"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "snmpset"
   ],
   "effect": "change"
  },
  {
   "names": [
    "localedef",
    "dconf",
    "gsettings",
    "xrandr",
    "xset",
    "osascript",
    "defaults",
    "launchctl",
    "diskutil",
    "pfctl",
    "scutil",
    "networksetup"
   ],
   "effect": "unknown"
  },
  {
   "names": [
    "busctl",
    "dbus-send",
    "gdbus"
   ],
   "effect": "unknown",
   "subcommands": {
    "list status tree introspect get-property monitor": "read",
    "call set-property": "change"
   }
  },
  {
   "names": [
    "ac"
   ],
   "sameAs": "kubectl",
   "subcommands": {
    "config": {
     "effect": "read",
     "otherwise": "change",
     "subcommands": {
      "view get-* current-context current get list": "read",
      "delete-* remove-*": "destroy"
     }
    },
    "info status registry": {
     "effect": "read",
     "subcommands": {
      "info": "read",
      "login": "change"
     }
    },
    "adm": {
     "subcommands": {
      "top node-logs": "read",
      "drain prune": "destroy",
      "cordon uncordon taint": "change",
      "policy": {
       "subcommands": {
        "who-can": "read",
        "add-*": "change",
        "remove-*": "destroy"
       }
      },
      "must-gather inspect": "change"
     }
    },
    "image": {
     "subcommands": {
      "info": "read",
      "mirror append extract": "change"
     }
    },
    "login logout set-cluster use use-cluster namespace install upgrade import-image tag rollback": "change",
    "process": "read"
   }
  },
  {
   "names": [
    "violet"
   ],
   "effect": "read",
   "subcommands": {
    "version show list help": "read",
    "push create package download": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "gitversion",
    "envsubst",
    "oc-convert",
    "template2helm",
    "ingress2gateway",
    "kubepug",
    "kube-score",
    "jose",
    "mkpasswd",
    "certinfo",
    "ibv_devinfo",
    "lstopo",
    "lsiommu",
    "virt-what",
    "ovs-tcpundump"
   ],
   "effect": "read"
  },
  {
   "names": [
    "kubecolor"
   ],
   "sameAs": "kubectl"
  },
  {
   "names": [
    "bfdd-control"
   ],
   "subcommands": {
    "status version": "read",
    "connect allow block session log": "change"
   }
  },
  {
   "names": [
    "lakectl"
   ],
   "subcommands": {
    "repo branch fs object tag": {
     "subcommands": {
      "list ls stat cat show": "read",
      "create upload": "change",
      "rm delete": "destroy"
     }
    },
    "log diff show": "read",
    "commit merge": "change"
   }
  },
  {
   "names": [
    "clickhouse-backup"
   ],
   "subcommands": {
    "list tables print-config": "read",
    "create create_remote upload download restore restore_remote": "change",
    "delete clean clean_remote_broken": "destroy"
   }
  },
  {
   "names": [
    "move2kube"
   ],
   "subcommands": {
    "version": "read",
    "collect plan transform": "change"
   }
  },
  {
   "names": [
    "cf"
   ],
   "subcommands": {
    "apps services app env routes orgs spaces logs buildpacks marketplace target": "read",
    "login push start stop restart restage scale set-env bind-service create-service map-route": "change",
    "delete delete-*": "destroy"
   }
  },
  {
   "names": [
    "odf"
   ],
   "subcommands": {
    "get": "read",
    "cephfs-snap subvolume": {
     "subcommands": {
      "ls": "read",
      "delete": "destroy"
     }
    },
    "maintenance set operator restore": "change",
    "purge-osd": "destroy"
   }
  },
  {
   "names": [
    "ocm",
    "rosa"
   ],
   "effect": "unknown",
   "subcommands": {
    "list get describe whoami version account": {
     "effect": "read",
     "otherwise": "read"
    },
    "login create patch post edit upgrade backplane": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "udevadm"
   ],
   "subcommands": {
    "test test-builtin verify": "read",
    "info": "read",
    "monitor": {
     "effect": "read",
     "interactive": true
    },
    "trigger control settle hwdb": "change"
   }
  },
  {
   "names": [
    "nmstatectl"
   ],
   "subcommands": {
    "show gc version validate": "read",
    "apply set commit rollback": "change",
    "edit": {
     "effect": "change",
     "interactive": true
    }
   }
  },
  {
   "names": [
    "ifenslave",
    "checkmodule",
    "semodule_package",
    "mstconfig",
    "mlxconfig",
    "mlxfwmanager",
    "mst",
    "modulecmd"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "query",
      "q",
      "status"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "oceanctl"
   ],
   "subcommands": {
    "get version": "read",
    "create update": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "rclone"
   ],
   "subcommands": {
    "config": {
     "effect": "change",
     "interactive": true,
     "subcommands": {
      "show file dump paths providers userinfo": "read",
      "delete": "destroy",
      "*": "change"
     }
    },
    "ls lsd lsl lsf lsjson size check cat about version listremotes tree md5sum": "read",
    "copy move copyto moveto mkdir touch": "change",
    "sync delete purge rmdir rmdirs deletefile cleanup dedupe": "destroy"
   },
   "rules": [
    {
     "options": [
      "-n",
      "--dry-run"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "elasticsearch-keystore",
    "opensearch-keystore"
   ],
   "subcommands": {
    "list show has-passwd": "read",
    "add add-file create passwd upgrade": "change",
    "remove": "destroy"
   }
  },
  {
   "names": [
    "logstash",
    "kibana",
    "elasticsearch"
   ],
   "effect": "change"
  },
  {
   "names": [
    "jupyter"
   ],
   "effect": "unknown",
   "rules": [
    {
     "operand": [
      "list"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "locust",
    "jmeter",
    "k6",
    "siege"
   ],
   "effect": "change"
  },
  {
   "names": [
    "xclip",
    "pbcopy"
   ],
   "effect": "read"
  },
  {
   "names": [
    "hubble"
   ],
   "effect": "read",
   "subcommands": {
    "observe status list version watch record completion help": "read",
    "config": {
     "subcommands": {
      "view get": "read",
      "set reset": "change"
     }
    }
   },
   "valueOptions": [
    "--server",
    "--namespace",
    "-n"
   ]
  },
  {
   "names": [
    "kubeseal"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-w",
      "--sealed-secret-file",
      "--re-encrypt"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "kompose"
   ],
   "effect": "unknown",
   "subcommands": {
    "version help completion": "read",
    "convert": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--stdout"
       ],
       "effect": "read"
      }
     ]
    },
    "up": "change",
    "down": "destroy"
   }
  },
  {
   "names": [
    "oras"
   ],
   "subcommands": {
    "discover version": "read",
    "repo": {
     "subcommands": {
      "ls list tags show-tags": "read"
     }
    },
    "manifest": {
     "subcommands": {
      "fetch fetch-config": "read",
      "push index": "change",
      "delete": "destroy"
     }
    },
    "blob": {
     "subcommands": {
      "fetch": "change",
      "push": "change",
      "delete": "destroy"
     }
    },
    "pull push attach copy cp tag login logout backup restore": "change"
   }
  },
  {
   "names": [
    "regctl"
   ],
   "subcommands": {
    "version": "read",
    "repo": {
     "subcommands": {
      "ls": "read",
      "copy": "change"
     }
    },
    "manifest": {
     "subcommands": {
      "get head diff": "read",
      "put": "change",
      "delete rm": "destroy"
     }
    },
    "tag": {
     "subcommands": {
      "ls": "read",
      "delete rm": "destroy"
     }
    },
    "blob": {
     "subcommands": {
      "get head diff-config diff-layer get-file": "read",
      "put copy": "change",
      "delete": "destroy"
     }
    },
    "image": {
     "subcommands": {
      "inspect digest manifest check-base ratelimit": "read",
      "copy create export import mod get-file": "change",
      "delete": "destroy"
     }
    },
    "artifact": {
     "subcommands": {
      "get list tree": "read",
      "put": "change"
     }
    },
    "digest": "read",
    "config": {
     "subcommands": {
      "get": "read",
      "set": "change"
     }
    },
    "registry": {
     "subcommands": {
      "config whoami": "read",
      "login logout set": "change"
     }
    },
    "index": {
     "subcommands": {
      "add create delete": "change"
     }
    }
   }
  },
  {
   "names": [
    "crane"
   ],
   "subcommands": {
    "ls manifest digest config catalog version validate": "read",
    "blob export": "read",
    "copy cp push pull append mutate tag rebase flatten optimize edit index layout auth login registry": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "cosign"
   ],
   "subcommands": {
    "verify verify-attestation verify-blob verify-blob-attestation tree triangulate version env manifest dockerfile public-key completion": "read",
    "sign sign-blob attest attest-blob attach copy generate generate-key-pair import-key-pair initialize load save login upload download": "change",
    "clean": "destroy"
   }
  },
  {
   "names": [
    "syft",
    "grype"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--file"
     ],
     "effect": "change"
    }
   ],
   "subcommands": {
    "db": {
     "subcommands": {
      "status list check": "read",
      "update import": "change",
      "delete": "destroy"
     }
    },
    "login attest": "change",
    "*": "read"
   }
  },
  {
   "names": [
    "lxc",
    "incus"
   ],
   "subcommands": {
    "list ls info version warning cluster monitor": {
     "effect": "read",
     "subcommands": {
      "list ls show info get": "read",
      "remove delete": "destroy",
      "*": "unknown"
     }
    },
    "config profile network storage image project remote snapshot": {
     "effect": "unknown",
     "subcommands": {
      "show get list ls info alias": "read",
      "delete rm remove unset detach": "destroy",
      "*": "change",
      "device": {
       "subcommands": {
        "show list get": "read",
        "remove unset": "destroy",
        "*": "change"
       }
      }
     }
    },
    "exec": {
     "effect": "read",
     "runs": [
      {
       "as": "arguments",
       "after": "--",
       "skip": 1
      }
     ]
    },
    "start stop restart pause launch create init copy move rename publish export import restore file": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "ceph-volume"
   ],
   "subcommands": {
    "lvm": {
     "effect": "read",
     "subcommands": {
      "list": "read",
      "zap": "destroy",
      "*": "change"
     }
    },
    "inventory raw": {
     "effect": "read",
     "subcommands": {
      "list": "read",
      "prepare activate": "change"
     }
    },
    "simple": {
     "subcommands": {
      "scan": "change",
      "activate": "change"
     }
    }
   }
  },
  {
   "names": [
    "gluster"
   ],
   "optionStyle": "long",
   "subcommands": {
    "peer pool": {
     "effect": "read",
     "subcommands": {
      "status list": "read",
      "detach": "destroy",
      "*": "change"
     }
    },
    "volume": {
     "subcommands": {
      "info list get heal-info": "read",
      "status": {
       "effect": "read",
       "rules": []
      },
      "heal": {
       "effect": "change",
       "rules": [
        {
         "operand": [
          "info",
          "statistics"
         ],
         "effect": "read"
        }
       ]
      },
      "profile top": {
       "effect": "change",
       "rules": [
        {
         "operand": [
          "info",
          "open",
          "read",
          "write",
          "opendir",
          "readdir"
         ],
         "effect": "read"
        }
       ]
      },
      "rebalance": {
       "effect": "change",
       "rules": [
        {
         "operand": [
          "status"
         ],
         "effect": "read"
        }
       ]
      },
      "geo-replication": {
       "effect": "change",
       "rules": [
        {
         "operand": [
          "status"
         ],
         "effect": "read"
        },
        {
         "operand": [
          "delete"
         ],
         "effect": "destroy"
        }
       ]
      },
      "remove-brick delete stop reset-brick": {
       "effect": "destroy",
       "rules": [
        {
         "operand": [
          "status"
         ],
         "effect": "read"
        }
       ]
      },
      "*": "change"
     }
    },
    "snapshot": {
     "subcommands": {
      "list info status": "read",
      "delete": "destroy",
      "*": "change"
     }
    }
   }
  },
  {
   "names": [
    "aws"
   ],
   "valueOptions": [
    "--region",
    "--profile",
    "--output",
    "--endpoint-url",
    "--query",
    "--ca-bundle",
    "--color",
    "--cli-read-timeout",
    "--cli-connect-timeout"
   ],
   "rules": [
    {
     "options": [
      "--dry-run",
      "--dryrun"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "s3": {
     "subcommands": {
      "cp": "change",
      "presign": "read",
      "mv mb website": "change",
      "ls": "read",
      "sync": {
       "effect": "change",
       "rules": [
        {
         "options": [
          "--delete"
         ],
         "effect": "destroy"
        }
       ]
      },
      "rm rb": "destroy"
     }
    },
    "s3api": {
     "subcommands": {
      "get-object": "change",
      "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
      "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
      "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy"
     }
    },
    "help": "read",
    "configure": {
     "effect": "change",
     "subcommands": {
      "list list-profiles get": "read",
      "*": "change"
     }
    },
    "*": {
     "subcommands": {
      "wait": "read",
      "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
      "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
      "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "gcloud"
   ],
   "valueOptions": [
    "--project",
    "--zone",
    "--region",
    "--format",
    "--filter",
    "--account",
    "--configuration",
    "-q?"
   ],
   "subcommands": {
    "info version help": "read",
    "init": "change",
    "config": {
     "subcommands": {
      "list get get-value": "read",
      "set unset": "change",
      "configurations": {
       "subcommands": {
        "list describe": "read",
        "activate create": "change",
        "delete": "destroy"
       }
      }
     }
    },
    "auth": {
     "subcommands": {
      "list print-access-token print-identity-token": "read",
      "revoke": "destroy",
      "*": "change"
     }
    },
    "*": {
     "subcommands": {
      "ssh": {
       "effect": "read",
       "interactive": true,
       "rules": [
        {
         "options": [
          "--command"
         ],
         "interactive": false
        }
       ],
       "valueOptions": [
        "--command"
       ],
       "runs": [
        {
         "as": "shell",
         "options": [
          "--command"
         ],
         "absent": "change"
        }
       ]
      },
      "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
      "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
      "*": {
       "subcommands": {
        "get-credentials": "change",
        "get-serial-port-output list-tags get-iam-policy get-server-config get-health": "read",
        "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
        "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
        "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
        "*": {
         "subcommands": {
          "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
          "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
          "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
          "*": {
           "subcommands": {
            "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
            "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
            "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy"
           }
          }
         }
        }
       }
      },
      "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* scp push pull build submit clone promote append* connect": "change"
     }
    }
   }
  },
  {
   "names": [
    "az"
   ],
   "valueOptions": [
    "-o",
    "--output",
    "--query",
    "--subscription",
    "-g",
    "--resource-group",
    "-n",
    "--name"
   ],
   "subcommands": {
    "version find help": "read",
    "login logout configure upgrade init": "change",
    "rest": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--method=delete|DELETE",
        "-m=delete|DELETE"
       ],
       "effect": "destroy"
      },
      {
       "options": [
        "--method=put|post|patch|PUT|POST|PATCH",
        "-m=put|post|patch|PUT|POST|PATCH",
        "--body",
        "-b"
       ],
       "effect": "change"
      },
      {
       "options": [
        "--method=get|GET",
        "-m=get|GET"
       ],
       "effect": "read"
      }
     ]
    },
    "*": {
     "subcommands": {
      "get-credentials": "change",
      "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
      "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
      "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
      "*": {
       "subcommands": {
        "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
        "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
        "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
        "*": {
         "subcommands": {
          "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
          "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
          "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
          "*": {
           "subcommands": {
            "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
            "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
            "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy"
           }
          }
         }
        }
       }
      }
     }
    }
   }
  },
  {
   "names": [
    "aliyun",
    "tccli",
    "hcloud",
    "huaweicloud"
   ],
   "valueOptions": [
    "--profile",
    "-p",
    "--region",
    "--RegionId",
    "--region-id",
    "--output"
   ],
   "subcommands": {
    "oss": {
     "subcommands": {
      "ls stat du cat probe": "read",
      "cp sync mb mkdir set-acl sign restore create-symlink": "change",
      "rm rb": "destroy"
     }
    },
    "configure": {
     "effect": "change",
     "subcommands": {
      "list get": "read"
     },
     "otherwise": "change"
    },
    "version help": "read",
    "*": {
     "subcommands": {
      "Describe* List* Get* Query* Check* Search* Preview* Validate* Count*": "read",
      "Create* Modify* Set* Update* Add* Start* Stop* Reboot* Restart* Attach* Detach* Associate* Unassociate* Run* Allocate* Authorize* Enable* Disable* Apply* Put* Install* Import* Export* Copy* Resize* Replace* Renew* Join* Leave* Tag* Untag* Upgrade* Invoke* Send* Register* Switch* Migrate* Restore* Reset* Change* Scale* Bind* Unbind* Open* Close* Deploy* Inquiry* Inquire* Lock* Unlock*": "change",
      "Delete* Release* Remove* Revoke* Terminate* Deregister* Purge* Destroy* Isolate* Drop* Batch*Delete*": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "ossutil",
    "ossutil64",
    "coscmd",
    "coscli",
    "obsutil"
   ],
   "subcommands": {
    "ls stat du cat probe": "read",
    "cp sync mb mkdir set-acl sign restore create-symlink": "change",
    "rm rb": "destroy"
   }
  },
  {
   "names": [
    "openstack"
   ],
   "valueOptions": [
    "--os-cloud",
    "--os-region-name",
    "--os-project-name",
    "--os-username",
    "--os-password",
    "--os-auth-url",
    "-f",
    "-c"
   ],
   "subcommands": {
    "help complete": "read",
    "*": {
     "subcommands": {
      "list show": "read",
      "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
      "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
      "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
      "issue revoke": "change",
      "*": {
       "subcommands": {
        "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
        "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
        "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
        "*": {
         "subcommands": {
          "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
          "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
          "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy"
         }
        }
       }
      }
     }
    }
   }
  },
  {
   "names": [
    "nova",
    "neutron",
    "cinder",
    "glance",
    "heat"
   ],
   "subcommands": {
    "list show *-list *-show absolute-limits diagnostics console-log help version *-details": "read",
    "delete *-delete force-delete purge *-purge *-force-delete": "destroy",
    "start stop reboot pause unpause suspend resume migrate live-migration rescue unrescue lock unlock evacuate boot rename resize rebuild *-create *-update *-add *-set *-attach *-detach *-associate *-disassociate *-boot *-upload *-download *-enable *-disable create update extend set reset-state": "change"
   }
  },
  {
   "names": [
    "govc"
   ],
   "subcommands": {
    "ls about find version *.info *.ls *.get datastore.du events logs metric.* tree permissions.ls option.ls env": "read",
    "*.destroy *.rm *.remove object.destroy": "destroy",
    "vm.power host.maintenance.enter host.maintenance.exit *.create *.change *.add *.clone *.migrate *.upload *.download *.revert *.set vm.* host.* snapshot.* datastore.*": "change"
   }
  },
  {
   "names": [
    "s3cmd"
   ],
   "valueOptions": [
    "-c",
    "--config",
    "--host",
    "--access_key",
    "--secret_key"
   ],
   "rules": [
    {
     "options": [
      "-n",
      "--dry-run"
     ],
     "effect": "read",
     "always": true
    }
   ],
   "subcommands": {
    "ls la du info multipart listmp": "read",
    "get put sync cp mv mb modify setacl setpolicy restore accesslog expire cors": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--delete-removed"
       ],
       "effect": "destroy"
      }
     ]
    },
    "rm rb del abortmp delpolicy": "destroy"
   }
  },
  {
   "names": [
    "doctl",
    "linode-cli",
    "ibmcloud"
   ],
   "subcommands": {
    "version account help": {
     "effect": "read",
     "otherwise": "unknown",
     "subcommands": {
      "get show": "read"
     }
    },
    "*": {
     "subcommands": {
      "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
      "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
      "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
      "get": "read",
      "*": {
       "subcommands": {
        "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
        "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
        "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
        "get": "read",
        "*": {
         "subcommands": {
          "ls list describe describe-* list-* get-* show show-* head-* lookup-* search-* filter-* tail estimate-* check-* validate-* test-* preview-* simulate-* batch-get-* query query-* scan select-* wait view verify-* whoami read print describe-log-streams": "read",
          "cp mv sync mb create create-* update update-* set set-* put put-* modify modify-* start start-* stop stop-* reboot reboot-* restart restart-* add add-* run run-* attach attach-* detach detach-* tag tag-* untag-* associate associate-* disassociate-* authorize-* failover-* promote-* enable enable-* disable disable-* invoke invoke-* send-* publish publish-* copy copy-* import import-* export export-* register register-* allocate-* assign assign-* apply resume resume-* suspend suspend-* pause activate deactivate scale scale-* resize resize-* upgrade upgrade-* rollback-* restore restore-* reset reset-* login logout configure install assume-role* switch* change-* accept-* reject-* cancel cancel-* complete-* continue-* execute-* rotate rotate-* move-* migrate* patch edit redeploy deallocate generate-* request-* replace-* lock unlock grant* get-credentials update-kubeconfig deploy initiate-* begin-* admin-* signal-* record-* retry* presign* issue-* ssh scp push pull build submit clone promote append* connect": "change",
          "rm rb delete delete-* remove remove-* destroy terminate-* purge purge-* revoke revoke-* deregister-* release-* abort-* batch-delete-* unassign-* undeploy clear": "destroy",
          "get": "read"
         }
        }
       }
      }
     }
    }
   }
  },
  {
   "names": [
    "eksctl"
   ],
   "subcommands": {
    "get version info utils anywhere": {
     "effect": "read",
     "otherwise": "unknown",
     "subcommands": {
      "cluster clusters nodegroup nodegroups iamidentitymapping iamserviceaccount addon addons fargateprofile labels podidentityassociation accessentry describe-stacks describe-addon-versions schema": "read"
     }
    },
    "create upgrade scale set unset associate disassociate register enable": "change",
    "delete drain deregister": "destroy"
   }
  },
  {
   "names": [
    "gsutil"
   ],
   "valueOptions": [
    "-h",
    "-o",
    "-u"
   ],
   "subcommands": {
    "ls cat stat du version help hash": "read",
    "cp mv mb compose rewrite setmeta signurl notification": {
     "effect": "change"
    },
    "rsync": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "-n"
       ],
       "effect": "read"
      },
      {
       "options": [
        "-d"
       ],
       "effect": "destroy"
      }
     ]
    },
    "iam acl cors lifecycle versioning web logging label defacl retention": {
     "subcommands": {
      "get": "read",
      "*": "change"
     }
    },
    "rm rb": "destroy"
   }
  },
  {
   "names": [
    "bq"
   ],
   "valueOptions": [
    "--project_id",
    "--location",
    "--format"
   ],
   "subcommands": {
    "ls show head version help": "read",
    "query": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "--dry_run"
       ],
       "effect": "read"
      },
      {
       "options": [
        "--destination_table"
       ],
       "effect": "change"
      }
     ],
     "optionStyle": "long",
     "runs": [
      {
       "as": "sql",
       "stdin": true
      }
     ]
    },
    "load cp mk update insert extract cancel": "change",
    "rm": "destroy"
   }
  },
  {
   "names": [
    "ansible"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-m",
    "--module-name",
    "-a",
    "--args",
    "-i",
    "--inventory",
    "-u",
    "--user",
    "-l",
    "--limit",
    "-f",
    "--forks",
    "-e",
    "--extra-vars",
    "--become-user",
    "--become-method",
    "-t",
    "--tree",
    "-c",
    "--connection",
    "-T",
    "--timeout",
    "-M",
    "--key-file",
    "--private-key",
    "--vault-password-file",
    "-B",
    "-P"
   ],
   "rules": [
    {
     "options": [
      "--version",
      "--list-hosts",
      "-C",
      "--check"
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-m=ping|setup|debug|stat|gather_facts|service_facts|package_facts|find|slurp|assert|wait_for|wait_for_connection|getent|uri_get|ansible.builtin.ping|ansible.builtin.setup",
      "--module-name=ping|setup|debug|stat|gather_facts|service_facts|package_facts|find|slurp|assert|wait_for|wait_for_connection|getent|uri_get|ansible.builtin.ping|ansible.builtin.setup"
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-m=shell|command|raw|ansible.builtin.shell|ansible.builtin.command|ansible.builtin.raw",
      "--module-name=shell|command|raw"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-m=script|*.script|expect",
      "--module-name=script|expect"
     ],
     "effect": "unknown",
     "runsNothing": true
    },
    {
     "options": [
      "-a=*state=absent*",
      "--args=*state=absent*",
      "-a=*state=removed*"
     ],
     "effect": "destroy",
     "runsNothing": true
    },
    {
     "options": [
      "-m",
      "--module-name"
     ],
     "effect": "change",
     "runsNothing": true
    },
    {
     "options": [
      "-a",
      "--args"
     ],
     "effect": "read"
    }
   ],
   "runs": [
    {
     "as": "shell",
     "options": [
      "-a",
      "--args"
     ]
    }
   ]
  },
  {
   "names": [
    "ansible-doc",
    "ansible-inventory",
    "ansible-config",
    "ansible-lint"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--output",
      "--fix",
      "--write"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "init",
      "edit"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "ansible-galaxy",
    "ansible-vault"
   ],
   "effect": "unknown",
   "subcommands": {
    "list info search view verify": "read",
    "collection role": {
     "subcommands": {
      "list info search verify": "read",
      "install init build publish download setup import": "change",
      "remove delete": "destroy"
     }
    },
    "install init import login create edit encrypt decrypt rekey encrypt_string": "change",
    "remove delete": "destroy"
   }
  },
  {
   "names": [
    "packer",
    "vagrant"
   ],
   "subcommands": {
    "version status validate inspect global-status ssh-config port list help": "read",
    "box": {
     "subcommands": {
      "list outdated": "read",
      "add update": "change",
      "remove prune": "destroy"
     }
    },
    "build init up halt reload provision suspend resume fmt plugins snapshot package": "change",
    "destroy": "destroy"
   }
  },
  {
   "names": [
    "puppet"
   ],
   "subcommands": {
    "facts facter help module": {
     "effect": "read",
     "otherwise": "read",
     "subcommands": {
      "list search show": "read",
      "install upgrade": "change",
      "uninstall": "destroy"
     }
    },
    "config": {
     "subcommands": {
      "print": "read",
      "set": "change",
      "delete": "destroy"
     }
    },
    "agent apply": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--noop",
        "--configprint"
       ],
       "effect": "read"
      }
     ]
    },
    "cert node ssl ca": {
     "subcommands": {
      "list print status show": "read",
      "sign generate bootstrap": "change",
      "clean revoke deactivate purge": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "salt"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-t",
    "--timeout",
    "-c",
    "-G?",
    "-E?",
    "-N?",
    "--out",
    "--output",
    "-L?",
    "-b",
    "--batch-size"
   ],
   "rules": [
    {
     "operand": [
      "test=True",
      "test=true"
     ],
     "effect": "read"
    }
   ],
   "skip": 1,
   "subcommands": {
    "cmd.run cmd.shell cmd.run_all cmd.run_stdout cmd.run_stderr cmd.retcode": {
     "effect": "read",
     "runs": [
      {
       "as": "shell",
       "absent": "none",
       "single": true
      }
     ]
    },
    "file.remove file.rmdir pkg.remove pkg.purge user.delete group.delete saltutil.clear_cache saltutil.kill_* saltutil.term_* ps.kill* ps.pkill": "destroy",
    "test.* grains.get* grains.item* grains.ls grains.has_value grains.fetch status.* pillar.* network.* disk.usage disk.percent disk.inodeusage disk.blkid sys.* pkg.list_* pkg.version* pkg.latest_version pkg.info_installed service.status service.get_* service.available service.missing service.enabled state.show_* file.file_exists file.directory_exists file.stats file.read cmd.which mount.active user.info user.list_* ps.* config.get config.option": "read",
    "state.* service.* pkg.* saltutil.* file.* grains.* user.* group.* cron.* mount.* sysctl.* system.* git.*": "change"
   }
  },
  {
   "names": [
    "salt-key"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-d",
      "-D",
      "--delete",
      "--delete-all",
      "-r",
      "--reject"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-a",
      "-A",
      "--accept",
      "--accept-all"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "consul"
   ],
   "subcommands": {
    "exec": "unknown",
    "watch": {
     "effect": "read",
     "rules": [
      {
       "count": [
        1,
        99
       ],
       "effect": "unknown"
      }
     ]
    },
    "validate rtt": "read",
    "debug": "change",
    "catalog": {
     "subcommands": {
      "datacenters nodes services": "read"
     }
    },
    "members info version monitor": {
     "effect": "read",
     "otherwise": "unknown"
    },
    "kv": {
     "subcommands": {
      "get export": "read",
      "put import": "change",
      "delete": "destroy"
     }
    },
    "operator": {
     "subcommands": {
      "raft": {
       "subcommands": {
        "list-peers": "read",
        "transfer-leader": "change",
        "remove-peer": "destroy"
       }
      },
      "autopilot area usage utilization": {
       "subcommands": {
        "get-config state list members instances": "read",
        "*": "change"
       }
      }
     }
    },
    "acl intention config services connect peering partition namespace": {
     "subcommands": {
      "list read get match check": "read",
      "delete deregister": "destroy",
      "*": {
       "effect": "change",
       "subcommands": {
        "list read": "read",
        "delete": "destroy",
        "*": "change"
       },
       "otherwise": "change"
      }
     }
    },
    "snapshot": {
     "subcommands": {
      "inspect": "read",
      "save agent": "change",
      "restore": "change"
     }
    },
    "leave reload join agent lock maint keygen keyring event login logout tls": "change",
    "force-leave": "destroy"
   }
  },
  {
   "names": [
    "vault"
   ],
   "subcommands": {
    "status version read list path-help print": "read",
    "kv": {
     "subcommands": {
      "get list metadata-get": "read",
      "put patch undelete rollback enable-versioning": "change",
      "delete destroy": "destroy",
      "metadata": {
       "subcommands": {
        "get": "read",
        "put patch": "change",
        "delete": "destroy"
       }
      }
     }
    },
    "token": {
     "subcommands": {
      "lookup capabilities": "read",
      "create renew": "change",
      "revoke": "destroy"
     }
    },
    "lease": {
     "subcommands": {
      "lookup": "read",
      "renew": "change",
      "revoke": "destroy"
     }
    },
    "operator": {
     "subcommands": {
      "members diagnose usage key-status": "read",
      "raft": {
       "subcommands": {
        "list-peers autopilot": "read",
        "join snapshot": "change",
        "remove-peer": "destroy"
       }
      },
      "*": "change"
     }
    },
    "policy secrets auth audit plugin namespace": {
     "subcommands": {
      "list read help info": "read",
      "write enable tune create register move reload patch lock unlock fmt": "change",
      "delete disable deregister": "destroy"
     }
    },
    "write login unwrap ssh server agent proxy patch monitor debug": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "nomad"
   ],
   "subcommands": {
    "stop": "destroy",
    "plan logs": "read",
    "status version server-members ui": "read",
    "job": {
     "subcommands": {
      "status inspect history plan validate deployments eval-list allocs": "read",
      "run start scale dispatch periodic promote revert init restart action tag": "change",
      "stop purge": "destroy"
     }
    },
    "node alloc": {
     "subcommands": {
      "status logs fs checks": "read",
      "exec": {
       "effect": "read",
       "runs": [
        {
         "as": "arguments",
         "skip": 1
        }
       ]
      },
      "drain": {
       "effect": "destroy",
       "rules": [
        {
         "options": [
          "-disable"
         ],
         "effect": "change"
        }
       ]
      },
      "eligibility restart signal config meta": "change",
      "stop": "destroy"
     }
    },
    "server": {
     "subcommands": {
      "members": "read",
      "join": "change",
      "force-leave": "destroy"
     }
    },
    "deployment eval volume acl operator namespace quota var service plugin": {
     "subcommands": {
      "list status info read get": "read",
      "delete purge deregister": "destroy",
      "*": "change"
     }
    },
    "system": {
     "subcommands": {
      "gc reconcile": "change"
     }
    },
    "run agent": {
     "effect": "change"
    }
   },
   "optionStyle": "long"
  },
  {
   "names": [
    "pcs"
   ],
   "effect": "read",
   "subcommands": {
    "status config help": "read",
    "cluster": {
     "subcommands": {
      "status cib report pcsd-status": "read",
      "destroy": "destroy",
      "kill remove": "destroy",
      "node": {
       "subcommands": {
        "remove delete clear": "destroy",
        "*": "change"
       }
      },
      "*": "change"
     }
    },
    "resource stonith constraint property node quorum alert acl tag location": {
     "effect": "read",
     "subcommands": {
      "list show status config describe agents providers standards history level": "read",
      "delete remove": "destroy",
      "fence confirm": "destroy",
      "*": "change"
     }
    },
    "cib": "change",
    "host auth": "change"
   }
  },
  {
   "names": [
    "crm"
   ],
   "subcommands": {
    "status help history report corosync_status": "read",
    "configure": {
     "subcommands": {
      "show verify": "read",
      "delete erase": "destroy",
      "*": "change"
     }
    },
    "resource node cluster": {
     "subcommands": {
      "status list show health": "read",
      "delete remove": "destroy",
      "fence clearstate": "destroy",
      "*": "change"
     }
    },
    "ra": {
     "subcommands": {
      "list info classes": "read"
     }
    }
   }
  },
  {
   "names": [
    "crm_mon",
    "crm_simulate",
    "crm_verify"
   ],
   "effect": "read",
   "rules": [],
   "valueOptions": []
  },
  {
   "names": [
    "corosync-cfgtool"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-R",
      "-L"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-k",
      "-H"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "corosync-cmapctl"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-s",
      "-p",
      "-l",
      "-C"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-d",
      "-D",
      "-c"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "corosync-quorumtool"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-e",
      "-v",
      "-n"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "teamdctl"
   ],
   "effect": "unknown",
   "skip": 1,
   "subcommands": {
    "state config": {
     "effect": "read",
     "otherwise": "unknown",
     "subcommands": {
      "dump view item": "read",
      "update": "change"
     }
    },
    "port": {
     "subcommands": {
      "config present": "read",
      "add": "change",
      "remove": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "crm_resource",
    "crm_node",
    "crm_attribute",
    "stonith_admin",
    "cibadmin",
    "crm_failcount",
    "crm_standby"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-D",
      "--delete",
      "-F",
      "--fence",
      "--wipe",
      "-E",
      "--erase",
      "-X",
      "--delete-all",
      "-R",
      "--remove",
      "-K",
      "-B",
      "--reboot"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-C",
      "--cleanup",
      "-M",
      "--move",
      "-U",
      "--clear",
      "-v",
      "--attr-value",
      "--update",
      "--ban",
      "-P",
      "--refresh",
      "--replace",
      "--modify",
      "-m",
      "--create",
      "--restart",
      "--unfence"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-l",
      "--list",
      "-q",
      "--query",
      "-Q",
      "-W",
      "--locate",
      "-L",
      "-i",
      "-n",
      "-N",
      "-I",
      "--list-registered",
      "--list-installed",
      "-O",
      "--why",
      "-G"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "drbdadm",
    "drbdsetup"
   ],
   "effect": "read",
   "subcommands": {
    "wipe-md invalidate invalidate-remote forget-peer del-peer del-resource del-minor down": "destroy",
    "status dump role cstate dstate sh-* events2 show dump-md get-gi show-gi": "read",
    "detach disconnect outdate": {
     "effect": "change"
    },
    "*": "change"
   }
  },
  {
   "names": [
    "sshd"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-t",
      "-T",
      "-V"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "-f",
    "-o",
    "-p",
    "-C"
   ]
  },
  {
   "names": [
    "named-checkconf",
    "named-checkzone"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-o"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-o"
   ]
  },
  {
   "names": [
    "keepalived"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-t",
      "--config-test",
      "-v",
      "--version"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "-f",
    "--use-file"
   ]
  },
  {
   "names": [
    "pilot-agent"
   ],
   "effect": "unknown",
   "subcommands": {
    "request": {
     "subcommands": {
      "GET": "read",
      "POST": "change"
     }
    },
    "version": "read",
    "proxy": "change"
   }
  },
  {
   "names": [
    "turbostat"
   ],
   "effect": "read",
   "valueOptions": [
    "-i",
    "--interval",
    "-s",
    "--show",
    "-H",
    "--hide",
    "-n",
    "--num_iterations",
    "-c",
    "--cpu",
    "--add"
   ],
   "rules": [
    {
     "options": [
      "-o",
      "--out"
     ],
     "effect": "change"
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "nvidia-smi"
   ],
   "optionStyle": "long",
   "effect": "read",
   "valueOptions": [
    "-i",
    "--id",
    "-q?",
    "-d",
    "-l",
    "-lms",
    "--loop",
    "-f",
    "--filename",
    "-x?",
    "--format"
   ],
   "rules": [
    {
     "options": [
      "-r",
      "--gpu-reset",
      "-p",
      "--reset-ecc-errors",
      "-caa",
      "--clear-accounted-apps"
     ],
     "effect": "destroy",
     "always": true
    },
    {
     "operand": [
      "drain"
     ],
     "effect": "destroy",
     "always": true
    },
    {
     "options": [
      "-pm",
      "--persistence-mode",
      "-mig",
      "--multi-instance-gpu",
      "-pl",
      "--power-limit",
      "-c",
      "--compute-mode",
      "-e",
      "--ecc-config",
      "-ac",
      "--applications-clocks",
      "-rac",
      "--reset-applications-clocks",
      "-acp",
      "--applications-clocks-permission",
      "-lgc",
      "--lock-gpu-clocks",
      "-rgc",
      "--reset-gpu-clocks",
      "-lmc",
      "--lock-memory-clocks",
      "-lmcd",
      "-rmc",
      "--reset-memory-clocks",
      "-am",
      "--accounting-mode",
      "-gom",
      "--gom",
      "-fdm",
      "-dm",
      "--driver-model",
      "-cc",
      "--cuda-clocks",
      "--auto-boost-default",
      "--auto-boost-permission",
      "-gtt",
      "-pph",
      "-shp",
      "-sc",
      "-cgi",
      "-cci",
      "-dci",
      "-dgi",
      "--set-*",
      "-f",
      "--filename"
     ],
     "effect": "change",
     "always": true
    },
    {
     "options": [
      "-l",
      "--loop",
      "-lms"
     ],
     "interactive": true
    },
    {
     "operand": [
      "dmon",
      "pmon"
     ],
     "interactive": true
    }
   ],
   "subcommands": {
    "daemon replay": "change",
    "mig": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-dci",
        "-dgi",
        "--destroy-*"
       ],
       "effect": "destroy"
      },
      {
       "options": [
        "-cgi",
        "-cci",
        "--create-*"
       ],
       "effect": "change"
      }
     ]
    },
    "topo dmon pmon stats encodersessions fbcsessions pci": "read",
    "nvlink": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-sc",
        "-r",
        "-sLowPwrThres",
        "--set*",
        "--reset*"
       ],
       "effect": "change"
      }
     ]
    },
    "vgpu clocks compute-policy boost-slider power-hint power-smoothing conf-compute c2c gpm": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-shm",
        "-caa",
        "--set*",
        "-s",
        "-sh*",
        "-svm",
        "-srs",
        "-sps",
        "-r",
        "--reset*",
        "-ss",
        "--sync-boost",
        "--vboost",
        "--set-timeslice"
       ],
       "effect": "change"
      }
     ]
    },
    "drain": "destroy"
   }
  },
  {
   "names": [
    "rocm-smi",
    "amd-smi"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--set*",
      "--reset*",
      "--autorespond",
      "--gpureset",
      "--load*",
      "--save*",
      "--rasinject",
      "--rasenable",
      "--rasdisable",
      "-r",
      "-o"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "set",
      "reset",
      "ras"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "dcgmi"
   ],
   "effect": "read",
   "subcommands": {
    "diag": {
     "effect": "change"
    },
    "dmon discovery topo nvlink modules": "read",
    "health stats profile test policy group config introspect fieldgroup version": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-d",
        "--delete"
       ],
       "effect": "destroy"
      },
      {
       "options": [
        "-s",
        "--set",
        "-c",
        "--create",
        "-a",
        "--add",
        "-r",
        "--remove",
        "--set*",
        "--enforce",
        "--enable",
        "--disable",
        "-x",
        "--jstop",
        "--pause",
        "--resume",
        "--inject"
       ],
       "effect": "change"
      }
     ]
    }
   }
  },
  {
   "names": [
    "route"
   ],
   "optionStyle": "long",
   "effect": "read",
   "valueOptions": [
    "-A"
   ],
   "subcommands": {
    "add change": "change",
    "del delete flush": "destroy",
    "get show print PRINT monitor": "read"
   },
   "rules": [
    {
     "options": [
      "-f"
     ],
     "effect": "destroy",
     "always": true
    }
   ]
  },
  {
   "names": [
    "ovs-tcpdump"
   ],
   "sameAs": "tcpdump",
   "valueOptions": [
    "--db-sock",
    "--dump-cmd",
    "--mirror-to",
    "--span"
   ]
  },
  {
   "names": [
    "nmap"
   ],
   "optionStyle": "long",
   "effect": "read",
   "rules": [
    {
     "options": [
      "-oN",
      "-oX",
      "-oG",
      "-oA",
      "-oS"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "blktrace"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-o=-"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "-o",
    "-d",
    "-w",
    "-D",
    "-b",
    "-n",
    "-a"
   ]
  },
  {
   "names": [
    "systemd-analyze"
   ],
   "effect": "read",
   "subcommands": {
    "blame critical-chain time plot dot dump verify security calendar timespan timestamp condition syscall-filter unit-files unit-paths unit-gdbus exit-status capability cat-config compare-versions inspect-elf malloc fdstore image-policy pcrs srk architectures smbios11 filesystems has-tpm2 log-get-level": "read",
    "log-level log-target service-watchdogs": {
     "effect": "read",
     "rules": [
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      }
     ]
    },
    "set-*": "change",
    "get-*": "read"
   }
  },
  {
   "names": [
    "domainname",
    "nisdomainname",
    "ypdomainname"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-F",
      "--file",
      "-b"
     ],
     "effect": "change"
    },
    {
     "count": [
      1,
      9
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "faillog",
    "lastlog"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-r",
      "--reset",
      "-m",
      "--maximum",
      "-l",
      "--lock-secs",
      "-S",
      "--set"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-C",
      "--clear"
     ],
     "effect": "destroy"
    }
   ],
   "valueOptions": [
    "-u",
    "--user",
    "-t",
    "--time",
    "-b",
    "--before"
   ]
  },
  {
   "names": [
    "mokutil"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--delete",
      "--delete-hash",
      "--reset",
      "--revoke-import",
      "--revoke-delete"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--import",
      "--disable-validation",
      "--enable-validation",
      "--password",
      "--clear-password",
      "--set-*",
      "--ignore-db",
      "--use-db",
      "--trust-mok",
      "--untrust-mok",
      "--timeout",
      "--sb-state-set"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "xxd"
   ],
   "effect": "read",
   "valueOptions": [
    "-c",
    "-g",
    "-l",
    "-s",
    "-o",
    "-n",
    "-cols",
    "-len",
    "-seek"
   ],
   "rules": [
    {
     "count": [
      2,
      9
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "sensors"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-s",
      "--set"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-c"
   ]
  },
  {
   "names": [
    "iconv",
    "shuf",
    "sdiff",
    "qrencode",
    "tree"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-o",
      "--output"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": []
  },
  {
   "names": [
    "sar"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-o"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-n",
    "-P",
    "-f",
    "-s",
    "-e",
    "-i",
    "-m",
    "-I"
   ]
  },
  {
   "names": [
    "dstat"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--output"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "jsonlint"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-i",
      "--in-place"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "dmidecode"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--dump-bin"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-t",
    "-s",
    "--type",
    "--string"
   ]
  },
  {
   "names": [
    "base64",
    "base32"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-o",
      "--output"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-w",
    "-o"
   ]
  },
  {
   "names": [
    "nfsstat"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-z",
      "-Z"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "rpcinfo"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-d"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "sort"
   ],
   "effect": "read",
   "valueOptions": [
    "-k",
    "-t",
    "-S",
    "-T",
    "-o",
    "--output",
    "--key",
    "--parallel"
   ],
   "rules": [
    {
     "options": [
      "-o",
      "--output"
     ],
     "effect": "change"
    },
    {
     "options": [
      "--compress-program"
     ],
     "effect": "unknown"
    }
   ]
  },
  {
   "names": [
    "compgen",
    "mapfile",
    "readarray",
    "complete"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-C",
      "-F"
     ],
     "effect": "unknown"
    }
   ],
   "valueOptions": [
    "-C",
    "-F",
    "-W",
    "-A",
    "-o",
    "-P",
    "-S",
    "-G",
    "-X"
   ]
  },
  {
   "names": [
    "apt",
    "apt-get",
    "aptitude"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-c",
    "-t",
    "-o"
   ],
   "rules": [
    {
     "options": [
      "--version",
      "-v"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-s",
      "--simulate",
      "--just-print",
      "--dry-run",
      "--recon",
      "--no-act",
      "--print-uris"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "list search show info policy provides whatprovides repolist check check-update depends rdepends repoquery deplist showpkg madison search-packages se if lr version find changelog leaves outdated deps help": {
     "effect": "read",
     "otherwise": "read"
    },
    "install update upgrade dist-upgrade full-upgrade downgrade reinstall localinstall groupinstall module makecache add in up ref refresh set switch enable disable config-manager download source build-dep group mark hold unhold start stop restart tap distro-sync swap versionlock fix-broken": "change",
    "remove purge autoremove autopurge autoclean clean erase delete del rm uninstall": "destroy"
   }
  },
  {
   "names": [
    "yum",
    "dnf",
    "microdnf",
    "tdnf"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-c",
    "--enablerepo",
    "--disablerepo",
    "--releasever",
    "--installroot",
    "-x",
    "--exclude"
   ],
   "rules": [
    {
     "options": [
      "--version",
      "--assumeno"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "history": {
     "effect": "read",
     "otherwise": "unknown",
     "subcommands": {
      "list info summary userinstalled package-list packages-list package-info packages-info stats": "read",
      "undo rollback redo replay new sync store": "change"
     }
    },
    "module group groups versionlock": {
     "effect": "unknown",
     "subcommands": {
      "list info provides status": "read",
      "enable disable install switch-to reset update": "change",
      "remove": "destroy"
     }
    },
    "list search show info policy provides whatprovides repolist check check-update depends rdepends repoquery deplist showpkg madison search-packages se if lr version find changelog leaves outdated deps help": {
     "effect": "read",
     "otherwise": "read"
    },
    "install update upgrade dist-upgrade full-upgrade downgrade reinstall localinstall groupinstall module makecache add in up ref refresh set switch enable disable config-manager download source build-dep group mark hold unhold start stop restart tap distro-sync swap versionlock fix-broken": "change",
    "remove purge autoremove autopurge autoclean clean erase delete del rm uninstall": "destroy"
   }
  },
  {
   "names": [
    "zypper",
    "apk",
    "snap",
    "flatpak",
    "port"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-c",
    "-t",
    "-o"
   ],
   "rules": [
    {
     "options": [
      "--version",
      "--dry-run",
      "--simulate"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "lu list-updates lp list-patches patch-check pchk lr ps lc": {
     "effect": "read",
     "otherwise": "read"
    },
    "services changes policy history connections interfaces": {
     "effect": "read",
     "otherwise": "read"
    },
    "connect disconnect revert run alias patch dup": "change",
    "list search show info policy provides whatprovides repolist check check-update depends rdepends repoquery deplist showpkg madison search-packages se if lr version find changelog leaves outdated deps help": {
     "effect": "read",
     "otherwise": "read"
    },
    "install update upgrade dist-upgrade full-upgrade downgrade reinstall localinstall groupinstall module makecache add in up ref refresh set switch enable disable config-manager download source build-dep group mark hold unhold start stop restart tap distro-sync swap versionlock fix-broken": "change",
    "remove purge autoremove autopurge autoclean clean erase delete del rm uninstall": "destroy"
   }
  },
  {
   "names": [
    "brew"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--version",
      "--dry-run",
      "-n"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "services": {
     "effect": "read",
     "subcommands": {
      "list info": "read",
      "start stop restart run kill cleanup": "change"
     }
    },
    "doctor config cat log home": "read",
    "link unlink pin unpin fetch bundle": "change",
    "cleanup": "destroy",
    "list search show info policy provides whatprovides repolist check check-update depends rdepends repoquery deplist showpkg madison search-packages se if lr version find changelog leaves outdated deps help": {
     "effect": "read",
     "otherwise": "read"
    },
    "install update upgrade dist-upgrade full-upgrade downgrade reinstall localinstall groupinstall module makecache add in up ref refresh set switch enable disable config-manager download source build-dep group mark hold unhold start stop restart tap distro-sync swap versionlock fix-broken": "change",
    "remove purge autoremove autopurge autoclean clean erase delete del rm uninstall": "destroy"
   }
  },
  {
   "names": [
    "pacman"
   ],
   "effect": "unknown",
   "optionStyle": "long",
   "rules": [
    {
     "options": [
      "-Q*",
      "--query",
      "-Ss*",
      "-Si*",
      "-Sl*",
      "-Sg*",
      "-Sp*",
      "-F*",
      "-T*",
      "-V",
      "--version"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-R*",
      "--remove",
      "-Sc*",
      "-Scc"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-S*",
      "-U*",
      "-D*",
      "--sync",
      "--upgrade"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "apt-mark"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "showauto",
      "showmanual",
      "showhold",
      "showinstall",
      "showremove",
      "showpurge"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "apt-key"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "list",
      "finger",
      "exportall",
      "export"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "del"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "pip",
    "pip3",
    "pip3.*",
    "pipx",
    "uv"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--version",
      "-V"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    },
    {
     "options": [
      "--dry-run"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "--index-url",
    "-i",
    "--proxy",
    "--timeout",
    "--cache-dir",
    "--trusted-host"
   ],
   "subcommands": {
    "list show freeze check search inspect debug help hash index version": {
     "effect": "read",
     "otherwise": "read"
    },
    "config": {
     "subcommands": {
      "list get debug": "read",
      "set edit": "change",
      "unset": "destroy"
     }
    },
    "install add download wheel upgrade upgrade-all inject run create venv sync lock init build publish ensurepath reinstall reinstall-all export": "change",
    "uninstall remove uninject uninstall-all": "destroy",
    "cache": {
     "subcommands": {
      "dir info list": "read",
      "purge clean remove prune": "destroy"
     }
    },
    "python tool": {
     "subcommands": {
      "list dir find": "read",
      "install pin upgrade run update-shell": "change",
      "uninstall": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "conda",
    "mamba",
    "poetry",
    "gem",
    "composer"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--version",
      "-V"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    },
    {
     "options": [
      "--dry-run"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "list show search info outdated check why licenses about": {
     "effect": "read",
     "otherwise": "read"
    },
    "env environment": {
     "effect": "read",
     "subcommands": {
      "list info export config": "read",
      "create update use": "change",
      "remove": "destroy"
     }
    },
    "config": {
     "effect": "change",
     "rules": [
      {
       "options": [
        "--show",
        "--show-sources",
        "--get",
        "--list"
       ],
       "effect": "read"
      }
     ]
    },
    "version": {
     "effect": "read",
     "rules": [
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      }
     ]
    },
    "install add update upgrade create run init publish build lock sync require self export new dump-autoload activate deactivate": "change",
    "uninstall remove rm cleanup clean clear-cache": "destroy",
    "cache": {
     "subcommands": {
      "dir info list": "read",
      "purge clean remove clear": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "npm",
    "yarn",
    "pnpm",
    "npx"
   ],
   "effect": "unknown",
   "valueOptions": [
    "--prefix",
    "-C",
    "--cwd",
    "-w",
    "--workspace",
    "--registry"
   ],
   "rules": [
    {
     "options": [
      "--version",
      "-v",
      "-V"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    },
    {
     "options": [
      "--dry-run"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "rmadmin": {
     "optionStyle": "long",
     "effect": "unknown",
     "rules": [
      {
       "options": [
        "-getServiceState",
        "-checkHealth",
        "-getGroups",
        "-getAllServiceState"
       ],
       "effect": "read"
      },
      {
       "options": [
        "-*"
       ],
       "effect": "change"
      }
     ]
    },
    "logs": "read",
    "application app node applicationattempt container queue": {
     "optionStyle": "long",
     "effect": "read",
     "rules": [
      {
       "options": [
        "-kill",
        "-stop",
        "-destroy"
       ],
       "effect": "destroy"
      },
      {
       "options": [
        "-list",
        "-status",
        "-help",
        "-all"
       ],
       "effect": "read"
      },
      {
       "options": [
        "-*"
       ],
       "effect": "change"
      }
     ]
    },
    "ls list ll la view info show outdated search why explain root bin prefix doctor ping whoami fund help repo docs query": {
     "effect": "read",
     "otherwise": "read"
    },
    "audit": {
     "effect": "read",
     "otherwise": "unknown",
     "subcommands": {
      "fix": "change",
      "signatures": "read"
     }
    },
    "config": {
     "subcommands": {
      "list ls get": "read",
      "set edit fix": "change",
      "delete rm": "destroy"
     }
    },
    "version": {
     "effect": "read",
     "rules": [
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      },
      {
       "options": [
        "--major",
        "--minor",
        "--patch",
        "--new-version"
       ],
       "effect": "change"
      }
     ]
    },
    "install i ci add update up upgrade link publish init create rebuild dedupe pack set login logout import dist-tag deprecate install-test install-clean": "change",
    "uninstall remove rm un r prune unpublish unlink": "destroy",
    "cache": {
     "subcommands": {
      "dir list ls verify": "read",
      "add": "change",
      "clean purge": "destroy"
     }
    },
    "run run-script start test exec stop restart dlx": "unknown"
   }
  },
  {
   "names": [
    "go"
   ],
   "effect": "unknown",
   "subcommands": {
    "version list doc vet": "read",
    "env": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "-w",
        "-u"
       ],
       "effect": "change"
      }
     ]
    },
    "build install get generate fmt work mod fix": "change",
    "tool": {
     "effect": "unknown",
     "subcommands": {
      "pprof": {
       "effect": "read",
       "optionStyle": "long",
       "rules": [
        {
         "options": [
          "-http"
         ],
         "interactive": true
        },
        {
         "options": [
          "-output",
          "-o",
          "-proto",
          "-raw=*"
         ],
         "effect": "change"
        },
        {
         "options": [
          "-top",
          "-text",
          "-tree",
          "-list",
          "-peek",
          "-traces",
          "-raw",
          "-dot"
         ],
         "interactive": false
        },
        {
         "interactive": true
        }
       ]
      },
      "nm objdump buildid vet doc dist-list": "read",
      "trace": {
       "effect": "read",
       "interactive": true
      }
     }
    },
    "run test": "unknown",
    "clean": "destroy"
   }
  },
  {
   "names": [
    "make",
    "gmake",
    "cargo",
    "mvn",
    "gradle",
    "mvnw",
    "gradlew",
    "quarkus",
    "cmake",
    "just",
    "task",
    "rake",
    "ant",
    "bazel"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-n",
      "--just-print",
      "--dry-run",
      "--recon",
      "--version",
      "-v",
      "-V"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "build",
      "install",
      "compile",
      "package",
      "all",
      "test",
      "menuconfig",
      "defconfig",
      "modules_install",
      "check"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "clean",
      "distclean",
      "mrproper",
      "uninstall"
     ],
     "effect": "destroy"
    }
   ],
   "valueOptions": [
    "-C",
    "-f",
    "-D?",
    "-P?",
    "-j?"
   ]
  },
  {
   "names": [
    "jps",
    "jstack",
    "jstat"
   ],
   "effect": "read"
  },
  {
   "names": [
    "jinfo"
   ],
   "effect": "read",
   "optionStyle": "long",
   "valueOptions": [
    "-flag"
   ],
   "rules": [
    {
     "options": [
      "-flag=+*|-*|*=*"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "jmap"
   ],
   "effect": "read",
   "optionStyle": "long",
   "rules": [
    {
     "options": [
      "-dump*"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "jhsdb"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--binaryheap",
      "--dumpfile"
     ],
     "effect": "change"
    }
   ],
   "subcommands": {
    "jstack jmap jinfo jsnap": "read",
    "clhsdb hsdb debugd": "unknown"
   }
  },
  {
   "names": [
    "jcmd"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-l",
      "-h"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "output=*",
      "disable",
      "what=*"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "VM.flags",
      "VM.version",
      "VM.uptime",
      "VM.command_line",
      "VM.system_properties",
      "VM.native_memory",
      "VM.info",
      "VM.class*",
      "VM.metaspace",
      "VM.stringtable",
      "VM.symboltable",
      "VM.dynlibs",
      "VM.events",
      "VM.print_*",
      "Thread.print",
      "Thread.vthread_*",
      "GC.class_histogram",
      "GC.class_stats",
      "GC.heap_info",
      "GC.finalizer_info",
      "Compiler.queue",
      "Compiler.codelist",
      "Compiler.codecache",
      "Compiler.memory",
      "JFR.check",
      "JFR.view",
      "PerfCounter.print",
      "help",
      "VM.systemdictionary",
      "VM.security",
      "VM.vmThread*"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "GC.*",
      "VM.*",
      "JFR.*",
      "Compiler.*",
      "ManagementAgent.*",
      "JVMTI.*",
      "Thread.*",
      "System.*"
     ],
     "effect": "change"
    },
    {
     "count": [
      2,
      9
     ],
     "effect": "unknown"
    }
   ]
  },
  {
   "names": [
    "py-spy"
   ],
   "subcommands": {
    "dump top": "read",
    "record": "change"
   }
  },
  {
   "names": [
    "gdb"
   ],
   "effect": "unknown",
   "interactive": true,
   "optionStyle": "long",
   "valueOptions": [
    "-ex",
    "--ex",
    "-p",
    "--pid",
    "-pid",
    "-x",
    "--command",
    "-iex",
    "-core",
    "-c",
    "--core"
   ],
   "rules": [
    {
     "options": [
      "--version"
     ],
     "effect": "read",
     "interactive": false
    },
    {
     "options": [
      "-batch",
      "--batch"
     ],
     "interactive": false
    },
    {
     "options": [
      "-x",
      "--command",
      "-iex"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-ex=set var*",
      "-ex=call*",
      "-ex=generate-core*",
      "-ex=gcore*",
      "-ex=dump*",
      "-ex=signal*"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-ex=p $*(*",
      "-ex=print $*(*",
      "-ex=p $*=*",
      "-ex=print $*=*",
      "-ex=x/*(*"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-ex!=bt|bt *|backtrace*|where*|thread|thread [0-9]*|thread 1|thread 2|info *|i *|x/*|frame*|f *|up|down|list|list *|l|set pagination*|set print*|set confirm*|set height*|set width*|set verbose*|q|quit|detach|help*|show *|disas*|py-bt|py-list|ptype*|whatis*|thread apply all bt*|thread apply all where*|thread apply all backtrace*|t a a bt*|p $*|print $*",
      "--ex!=bt|bt *|backtrace*|where*|thread|thread [0-9]*|thread 1|thread 2|info *|i *|x/*|frame*|f *|up|down|list|list *|l|set pagination*|set print*|set confirm*|set height*|set width*|set verbose*|q|quit|detach|help*|show *|disas*|py-bt|py-list|ptype*|whatis*|thread apply all bt*|thread apply all where*|thread apply all backtrace*|t a a bt*|p $*|print $*"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-ex",
      "--ex"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "chronyc"
   ],
   "effect": "read",
   "valueOptions": [
    "-h",
    "-p"
   ],
   "subcommands": {
    "selectopts": "change",
    "tracking sources sourcestats activity ntpdata clients serverstats authdata rtcdata smoothing selectdata accheck cmdaccheck help waitsync dns": "read",
    "delete reset shutdown": "destroy",
    "*": "change"
   }
  },
  {
   "names": [
    "debugfs"
   ],
   "effect": "read",
   "interactive": true,
   "valueOptions": [
    "-R",
    "-f",
    "-b",
    "-s",
    "-d"
   ],
   "rules": [
    {
     "options": [
      "-w"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-f"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-R=dump*|rdump*|logdump",
      "-O*|undo*"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-R"
     ],
     "interactive": false
    }
   ]
  },
  {
   "names": [
    "pvscan",
    "lvscan",
    "vgscan"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--cache",
      "--activate",
      "-a",
      "--mknodes"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "lvreduce",
    "vgreduce"
   ],
   "effect": "destroy",
   "rules": [
    {
     "options": [
      "-t",
      "--test"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "lvremove",
    "vgremove",
    "pvremove"
   ],
   "effect": "destroy",
   "rules": [
    {
     "options": [
      "-t",
      "--test"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "7z",
    "7za",
    "rar",
    "unrar"
   ],
   "effect": "change",
   "subcommands": {
    "l t": "read",
    "lt lb v vt vb p": "read",
    "d": "destroy"
   },
   "otherwise": "change"
  },
  {
   "names": [
    "zip"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-d",
      "--delete",
      "-m",
      "--move"
     ],
     "effect": "destroy"
    }
   ],
   "optionStyle": "gnu"
  },
  {
   "names": [
    "ar"
   ],
   "effect": "change",
   "optionStyle": "bundle",
   "rules": [
    {
     "options": [
      "-d"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-r",
      "-q",
      "-x",
      "-m",
      "-s"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-t",
      "-p"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "cpio"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-t",
      "--list"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "pkill"
   ],
   "optionStyle": "long",
   "effect": "change",
   "valueOptions": [
    "-u",
    "-U",
    "-t",
    "-g",
    "-G",
    "-P",
    "-s",
    "-F",
    "--signal",
    "--pidfile",
    "--euid",
    "--uid",
    "--parent"
   ],
   "rules": [
    {
     "options": [
      "-9",
      "-KILL",
      "-SIGKILL",
      "-kill",
      "--signal=9|KILL|SIGKILL"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-0"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "prlimit"
   ],
   "effect": "read",
   "optionStyle": "gnu",
   "valueOptions": [
    "-p",
    "--pid",
    "-o",
    "--output"
   ],
   "rules": [
    {
     "options": [
      "--nofile=*",
      "--nproc=*",
      "--core=*",
      "--memlock=*",
      "--stack=*",
      "--as=*",
      "--cpu=*",
      "--data=*",
      "--fsize=*",
      "--rss=*",
      "--locks=*",
      "--nice=*",
      "--rtprio=*",
      "--sigpending=*",
      "--msgqueue=*",
      "--rttime=*",
      "-n=*",
      "-u=*",
      "-c=*",
      "-l=*",
      "-s=*"
     ],
     "count": [
      0,
      0
     ],
     "effect": "change"
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "at",
    "batch"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l",
      "-V",
      "-c"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-d",
      "-r"
     ],
     "effect": "destroy"
    }
   ],
   "runs": [
    {
     "as": "shell",
     "options": [],
     "stdin": true,
     "unseen": "change",
     "unknownAs": "change",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "logrotate"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-d",
      "--debug",
      "--version",
      "-?"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "-s",
    "--state",
    "-l",
    "--log"
   ]
  },
  {
   "names": [
    "script",
    "scriptlive"
   ],
   "effect": "change",
   "valueOptions": [
    "-c",
    "--command",
    "-o",
    "-O",
    "-I",
    "-B",
    "-T",
    "-m",
    "-E"
   ],
   "runs": [
    {
     "as": "shell",
     "options": [
      "-c",
      "--command"
     ],
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "setfacl"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--test"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-b",
      "--remove-all",
      "-x",
      "--remove",
      "-k",
      "--remove-default"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "lsof"
   ],
   "effect": "read"
  },
  {
   "names": [
    "pg_restore"
   ],
   "effect": "change",
   "valueOptions": [
    "-f",
    "--file",
    "-d",
    "--dbname",
    "-L",
    "-n",
    "-t",
    "-j",
    "-h",
    "-p",
    "-U"
   ],
   "rules": [
    {
     "options": [
      "-l",
      "--list"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-c",
      "--clean"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-f",
      "-d",
      "--file",
      "--dbname"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "pg_ctl",
    "pg_ctlcluster"
   ],
   "effect": "change",
   "valueOptions": [
    "-D",
    "--pgdata",
    "-l",
    "--log",
    "-o",
    "--options",
    "-m",
    "--mode",
    "-t",
    "-U",
    "-w?"
   ],
   "rules": [
    {
     "operand": [
      "status"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-m=immediate|i",
      "--mode=immediate"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "initdb",
    "createdb",
    "createuser",
    "vacuumdb",
    "reindexdb",
    "pgbench",
    "mysqlimport",
    "mysql_upgrade",
    "myloader",
    "mongoimport",
    "mongorestore"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--drop"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "gs_ctl"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "status",
      "query"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "-D",
    "-l",
    "-M",
    "-m"
   ]
  },
  {
   "names": [
    "pg_rewind",
    "pg_upgrade"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--check",
      "--dry-run"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "mysqldump"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--delete-master-logs",
      "--delete-source-logs"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-r",
      "--result-file",
      "-T",
      "--tab",
      "-F",
      "--flush-logs",
      "--flush-privileges"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-u",
    "-h",
    "-P",
    "-S",
    "-p?",
    "-r",
    "-T",
    "-B?",
    "-w",
    "--where",
    "--set-gtid-purged"
   ]
  },
  {
   "names": [
    "mysqlbinlog"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-r",
      "--result-file",
      "--raw"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-r",
    "-h",
    "-u",
    "-P",
    "-p?",
    "-j",
    "-d",
    "--start-datetime",
    "--stop-datetime",
    "--start-position",
    "--stop-position"
   ]
  },
  {
   "names": [
    "pgbadger"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-o=-",
      "--outfile=-"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "-o",
    "--outfile",
    "-f",
    "-p",
    "-j"
   ]
  },
  {
   "names": [
    "patronictl"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-c",
    "--config-file",
    "-d",
    "--dcs-url"
   ],
   "subcommands": {
    "list history show-config version topology dsn": {
     "effect": "read",
     "otherwise": "read"
    },
    "query": {
     "effect": "read",
     "runs": [
      {
       "as": "sql",
       "options": [
        "-c",
        "--command"
       ]
      }
     ],
     "valueOptions": [
      "-c",
      "--command",
      "--format",
      "-d",
      "-U",
      "-r",
      "-m"
     ]
    },
    "restart reload switchover failover pause resume edit-config flush demote-cluster promote-cluster": "change",
    "reinit remove": "destroy"
   }
  },
  {
   "names": [
    "stolonctl"
   ],
   "effect": "unknown",
   "subcommands": {
    "status clusterdata spec": {
     "effect": "read",
     "subcommands": {
      "read": "read",
      "write": "change"
     }
    },
    "update promote init": "change",
    "removekeeper failkeeper": "destroy"
   }
  },
  {
   "names": [
    "repmgr"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-f",
    "--config-file",
    "-h",
    "-U",
    "-d"
   ],
   "subcommands": {
    "cluster": {
     "subcommands": {
      "show matrix crosscheck event": "read",
      "cleanup": "destroy"
     }
    },
    "node": {
     "subcommands": {
      "status check": "read",
      "rejoin": "change",
      "service": {
       "effect": "change",
       "rules": [
        {
         "options": [
          "--list-actions",
          "--dry-run"
         ],
         "effect": "read"
        }
       ]
      }
     }
    },
    "service daemon": {
     "subcommands": {
      "status": "read",
      "pause unpause start stop": "change"
     }
    },
    "standby primary master witness": {
     "subcommands": {
      "unregister": "destroy",
      "*": "change"
     }
    }
   }
  },
  {
   "names": [
    "rabbitmqadmin"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-u",
    "-p",
    "-H",
    "-P",
    "-V",
    "-f"
   ],
   "subcommands": {
    "list show export": "read",
    "get": {
     "effect": "change",
     "rules": [
      {
       "operand": [
        "ackmode=ack_requeue_false",
        "ackmode=reject_requeue_false"
       ],
       "effect": "destroy"
      }
     ]
    },
    "delete purge close": "destroy",
    "declare publish import": "change"
   }
  },
  {
   "names": [
    "kafka-run-class.sh",
    "kafka-run-class"
   ],
   "effect": "unknown",
   "subcommands": {
    "kafka.tools.GetOffsetShell org.apache.kafka.tools.GetOffsetShell kafka.tools.DumpLogSegments kafka.tools.ConsumerOffsetChecker": "read"
   }
  },
  {
   "names": [
    "nodetool"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-h",
    "-p",
    "-u",
    "-pw",
    "--host",
    "--port"
   ],
   "subcommands": {
    "status info ring tpstats tablestats cfstats describecluster describering gossipinfo compactionstats compactionhistory netstats version proxyhistograms tablehistograms cfhistograms toppartitions getendpoints getsstables listsnapshots statusbinary statusgossip statushandoff statusbackup getlogginglevels gcstats rangekeysample viewbuildstatus failuredetector getcompactionthreshold getstreamthroughput getcompactionthroughput getconcurrentcompactors": "read",
    "removenode assassinate clearsnapshot decommission garbagecollect truncatehints": "destroy",
    "*": "change"
   }
  },
  {
   "names": [
    "hdfs",
    "hadoop"
   ],
   "effect": "unknown",
   "subcommands": {
    "dfs fs": {
     "optionStyle": "long",
     "effect": "read",
     "rules": [
      {
       "options": [
        "-rm",
        "-rmr",
        "-rmdir",
        "-expunge",
        "-truncate",
        "-rmr",
        "-deleteSnapshot"
       ],
       "effect": "destroy"
      },
      {
       "options": [
        "-ls",
        "-lsr",
        "-cat",
        "-tail",
        "-text",
        "-du",
        "-df",
        "-count",
        "-stat",
        "-test",
        "-checksum",
        "-find",
        "-getfacl",
        "-getfattr",
        "-head",
        "-help",
        "-usage"
       ],
       "effect": "read"
      },
      {
       "options": [
        "-*"
       ],
       "effect": "change"
      }
     ]
    },
    "dfsadmin": {
     "effect": "read",
     "optionStyle": "long",
     "valueOptions": [
      "-safemode"
     ],
     "rules": [
      {
       "options": [
        "-report",
        "-printTopology",
        "-listOpenFiles",
        "-getDatanodeInfo",
        "-safemode=get",
        "-metasave"
       ],
       "effect": "read"
      },
      {
       "options": [
        "-*"
       ],
       "effect": "change"
      }
     ]
    },
    "fsck": {
     "effect": "read",
     "optionStyle": "long",
     "rules": [
      {
       "options": [
        "-delete"
       ],
       "effect": "destroy"
      },
      {
       "options": [
        "-move"
       ],
       "effect": "change"
      }
     ]
    },
    "haadmin": {
     "effect": "unknown",
     "optionStyle": "long",
     "rules": [
      {
       "options": [
        "-getServiceState",
        "-getAllServiceState",
        "-checkHealth"
       ],
       "effect": "read"
      },
      {
       "options": [
        "-*"
       ],
       "effect": "change"
      }
     ]
    },
    "getconf version classpath groups": "read",
    "namenode": {
     "effect": "change",
     "optionStyle": "long",
     "rules": [
      {
       "options": [
        "-format"
       ],
       "effect": "destroy"
      }
     ]
    },
    "balancer mover diskbalancer distcp": "change",
    "job": {
     "optionStyle": "long",
     "effect": "unknown",
     "rules": [
      {
       "options": [
        "-list",
        "-status"
       ],
       "effect": "read"
      },
      {
       "options": [
        "-kill"
       ],
       "effect": "destroy"
      }
     ]
    }
   }
  },
  {
   "names": [
    "thanos"
   ],
   "effect": "change",
   "subcommands": {
    "tools": {
     "effect": "unknown",
     "subcommands": {
      "bucket": {
       "subcommands": {
        "ls inspect verify web": "read",
        "cleanup mark retention": "destroy",
        "*": "change"
       }
      },
      "rules-check": "read"
     }
    }
   },
   "otherwise": "change"
  },
  {
   "names": [
    "mimirtool"
   ],
   "effect": "unknown",
   "valueOptions": [
    "--address",
    "--id",
    "--key"
   ],
   "subcommands": {
    "rules": {
     "subcommands": {
      "list print get check diff lint": "read",
      "load sync rewrite prepare": "change",
      "delete delete-namespace": "destroy"
     }
    },
    "alertmanager": {
     "subcommands": {
      "get verify render": "read",
      "load": "change",
      "delete": "destroy"
     }
    },
    "analyze config version bucket-validation promql remote-read acl": {
     "effect": "read",
     "otherwise": "read"
    },
    "backfill": "change"
   }
  },
  {
   "names": [
    "amtool"
   ],
   "effect": "read",
   "valueOptions": [
    "--alertmanager.url",
    "--config.file",
    "--output",
    "-o"
   ],
   "subcommands": {
    "alert config cluster check-config silence template": {
     "effect": "read",
     "subcommands": {
      "query show routes test render": "read",
      "add update import": "change",
      "expire": "destroy"
     },
     "otherwise": "read"
    }
   }
  },
  {
   "names": [
    "kdumpctl"
   ],
   "effect": "read",
   "subcommands": {
    "status showmem estimate get-default-crashkernel": "read",
    "*": "change"
   }
  },
  {
   "names": [
    "sos",
    "abrt-cli"
   ],
   "effect": "read",
   "subcommands": {
    "list ls info status help": "read",
    "report collect clean mask process": "change",
    "rm remove": "destroy"
   }
  },
  {
   "names": [
    "polaris"
   ],
   "effect": "read",
   "subcommands": {
    "audit version": "read",
    "fix webhook dashboard": "change"
   }
  },
  {
   "names": [
    "rekor-cli"
   ],
   "subcommands": {
    "get loginfo search verify version logproof": "read",
    "upload": "change"
   }
  },
  {
   "names": [
    "mlxlink"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-a",
      "--port_state",
      "--set*",
      "--speeds",
      "--fec",
      "--loopback",
      "--serdes_tx",
      "-s",
      "-k",
      "-l",
      "--cable*",
      "--pcie_error",
      "--write"
     ],
     "effect": "change"
    }
   ],
   "valueOptions": [
    "-d",
    "-p",
    "-a"
   ]
  },
  {
   "names": [
    "nc",
    "ncat",
    "netcat",
    "telnet",
    "socat"
   ],
   "effect": "read",
   "interactive": false,
   "valueOptions": [
    "-w",
    "-p",
    "-s",
    "-i",
    "-q",
    "-X",
    "-x"
   ],
   "rules": [
    {
     "options": [
      "-e",
      "-c",
      "--exec",
      "--sh-exec"
     ],
     "effect": "unknown"
    },
    {
     "operand": [
      "EXEC:*",
      "SYSTEM:*",
      "exec:*",
      "system:*"
     ],
     "effect": "unknown"
    },
    {
     "operand": [
      "OPEN:*",
      "CREATE:*",
      "*:*,create*"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-z"
     ],
     "interactive": false,
     "effect": "read",
     "runsNothing": true
    },
    {
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "request",
     "options": [],
     "stdin": true,
     "absent": "none",
     "unseen": "unknown"
    }
   ]
  },
  {
   "names": [
    "powershell",
    "powershell.exe",
    "pwsh"
   ],
   "effect": "unknown",
   "interactive": true,
   "optionStyle": "long",
   "valueOptions": [
    "-Command",
    "-command",
    "-c",
    "-C",
    "-File",
    "-ExecutionPolicy",
    "-ep",
    "-EncodedCommand",
    "-enc",
    "-e",
    "-ec"
   ],
   "rules": [
    {
     "options": [
      "-File",
      "-EncodedCommand",
      "-enc",
      "-e",
      "-ec",
      "-f"
     ],
     "effect": "unknown",
     "interactive": false
    },
    {
     "options": [
      "-Command",
      "-command",
      "-c",
      "-C"
     ],
     "effect": "read",
     "interactive": false
    },
    {
     "count": [
      1,
      99
     ],
     "effect": "read",
     "interactive": false
    }
   ],
   "runs": [
    {
     "as": "powershell",
     "options": [
      "-Command",
      "-command",
      "-c",
      "-C"
     ],
     "absent": "none"
    },
    {
     "as": "powershell",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "cmd",
    "cmd.exe"
   ],
   "effect": "unknown",
   "interactive": true,
   "rules": [
    {
     "operand": [
      "/c",
      "/C",
      "/k",
      "/K"
     ],
     "effect": "read",
     "interactive": false
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "skip": 1,
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "ipconfig"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "/flushdns",
      "/release*",
      "/renew*",
      "/registerdns",
      "/setclassid*",
      "/FLUSHDNS",
      "/RELEASE",
      "/RENEW"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "tasklist",
    "systeminfo",
    "findstr",
    "tracert",
    "pathping",
    "quser",
    "qwinsta",
    "qprocess",
    "nbtstat",
    "getmac",
    "driverquery",
    "whoami.exe",
    "ver",
    "fc"
   ],
   "effect": "read"
  },
  {
   "names": [
    "taskkill"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "/F",
      "/f"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "tskill",
    "logoff",
    "rwinsta"
   ],
   "effect": "destroy"
  },
  {
   "names": [
    "sc",
    "sc.exe"
   ],
   "ignoreCase": true,
   "subcommands": {
    "query queryex qc qdescription qfailure enumdepend getdisplayname getkeyname sdshow qtriggerinfo": "read",
    "start stop config pause continue create failure description sdset control": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "net",
    "net1"
   ],
   "ignoreCase": true,
   "subcommands": {
    "time": {
     "effect": "read",
     "rules": [
      {
       "operand": [
        "/set",
        "/SET"
       ],
       "effect": "change"
      }
     ]
    },
    "start": {
     "effect": "read",
     "rules": [
      {
       "count": [
        1,
        9
       ],
       "effect": "change"
      }
     ]
    },
    "view statistics config helpmsg help accounts": {
     "effect": "read",
     "otherwise": "read",
     "rules": [
      {
       "operand": [
        "/minpw*",
        "/maxpw*",
        "/forcelogoff*",
        "/autodisconnect*",
        "/hidden*"
       ],
       "effect": "change"
      }
     ]
    },
    "user localgroup group share use session file computer": {
     "effect": "read",
     "rules": [
      {
       "operand": [
        "/delete",
        "/DELETE",
        "/del",
        "/d",
        "/close"
       ],
       "effect": "destroy"
      },
      {
       "operand": [
        "/add",
        "/ADD",
        "/active*",
        "/times*"
       ],
       "effect": "change"
      },
      {
       "count": [
        2,
        9
       ],
       "effect": "change"
      }
     ]
    },
    "stop pause continue send print": "change"
   }
  },
  {
   "names": [
    "netsh"
   ],
   "effect": "unknown",
   "rules": [
    {
     "operand": [
      "delete",
      "reset",
      "uninstall",
      "flush"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "set",
      "add",
      "start",
      "stop",
      "install",
      "connect",
      "disconnect",
      "import",
      "export",
      "dump-file",
      "renew",
      "restore",
      "load",
      "exec"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "show",
      "dump"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "reg",
    "reg.exe"
   ],
   "ignoreCase": true,
   "subcommands": {
    "query compare": "read",
    "add copy save load unload restore import export": "change",
    "delete": "destroy"
   }
  },
  {
   "names": [
    "schtasks"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "/delete",
      "/Delete",
      "/DELETE"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "/create",
      "/Create",
      "/CREATE",
      "/change",
      "/Change",
      "/CHANGE",
      "/run",
      "/Run",
      "/RUN",
      "/end",
      "/End",
      "/END"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "wevtutil"
   ],
   "ignoreCase": true,
   "subcommands": {
    "el enum-logs gl get-log ep enum-publishers gp qe query-events gli get-log-info": "read",
    "epl export-log al archive-log sl set-log im um": "change",
    "cl clear-log": "destroy"
   }
  },
  {
   "names": [
    "wmic"
   ],
   "effect": "unknown",
   "rules": [
    {
     "operand": [
      "delete",
      "DELETE",
      "terminate"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "call",
      "CALL",
      "set",
      "SET",
      "create",
      "CREATE"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "get",
      "GET",
      "list",
      "LIST"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "bcdedit"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "/enum",
      "/v"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "/delete*",
      "/deletevalue"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "/*"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "gpupdate",
    "xcopy",
    "takeown",
    "mklink",
    "setx",
    "subst",
    "attrib",
    "ren",
    "sfc",
    "regsvr32",
    "msiexec"
   ],
   "effect": "change",
   "rules": []
  },
  {
   "names": [
    "robocopy"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "/L",
      "/l"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "/MIR",
      "/mir",
      "/PURGE",
      "/purge",
      "/MOVE",
      "/MOV"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "icacls",
    "cacls"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "/remove*",
      "/reset"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "/grant*",
      "/deny*",
      "/setowner",
      "/inheritance*",
      "/save",
      "/restore"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "powercfg",
    "tzutil",
    "auditpol",
    "certutil",
    "fsutil",
    "dism",
    "DISM",
    "chkdsk",
    "cipher",
    "logman",
    "diskperf"
   ],
   "effect": "unknown",
   "rules": [
    {
     "operand": [
      "/w*",
      "-delstore",
      "/clear",
      "/Remove-*",
      "/remove*",
      "/delete*",
      "delete",
      "deletejournal"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "/s",
      "/setactive",
      "/change",
      "/set",
      "/set*",
      "/f",
      "/r",
      "/F",
      "/R",
      "/x",
      "/e",
      "/d",
      "-addstore",
      "-repairstore",
      "start",
      "stop",
      "create",
      "update",
      "/Cleanup-Image",
      "/cleanup-image",
      "/Enable-Feature",
      "/Disable-Feature",
      "/Add-*",
      "/ResetBase",
      "setdirty"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "/list",
      "/query",
      "/g",
      "/l",
      "/get*",
      "/Get-*",
      "-store",
      "-dump",
      "-verify",
      "-hashfile",
      "query",
      "queryinfo",
      "behavior*",
      "/scan"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "w32tm"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "/resync*",
      "/config*",
      "/register",
      "/debug*"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "/unregister"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "del",
    "erase",
    "rd",
    "format",
    "diskpart"
   ],
   "effect": "destroy"
  },
  {
   "names": [
    "vssadmin",
    "wbadmin"
   ],
   "effect": "unknown",
   "ignoreCase": true,
   "subcommands": {
    "list get": "read",
    "create add resize start enable revert": "change",
    "delete disable": "destroy"
   }
  },
  {
   "names": [
    "repadmin",
    "dsquery"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "/syncall",
      "/replicate",
      "/kcc",
      "/add*",
      "/sync"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "/delete*",
      "/remove*"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "clip",
    "where.exe",
    "more.com"
   ],
   "effect": "read"
  },
  {
   "names": [
    "Get-*",
    "Test-*",
    "Measure-*",
    "Select-Object",
    "Select-String",
    "Sort-Object",
    "Format-Table",
    "Format-List",
    "Format-Wide",
    "Format-Custom",
    "Format-Hex",
    "Resolve-DnsName",
    "Resolve-Path",
    "Show-*",
    "Compare-Object",
    "Find-*",
    "ConvertTo-Json",
    "ConvertTo-Csv",
    "ConvertTo-Html",
    "ConvertTo-Xml",
    "ConvertFrom-*",
    "Group-Object",
    "Out-Null",
    "Out-String",
    "Out-Host",
    "Out-GridView",
    "Out-Default",
    "Write-Output",
    "Write-Host",
    "Write-Warning",
    "Write-Error",
    "Write-Verbose",
    "Write-Debug",
    "Write-Information",
    "Write-Progress",
    "Read-Host",
    "Join-Path",
    "Split-Path",
    "Search-*",
    "Start-Sleep",
    "Wait-*",
    "Set-Location",
    "Push-Location",
    "Pop-Location",
    "Set-StrictMode",
    "Import-Module"
   ],
   "effect": "read"
  },
  {
   "names": [
    "Where-Object",
    "ForEach-Object"
   ],
   "effect": "read",
   "runs": [
    {
     "as": "powershell",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "Invoke-Command",
    "icm"
   ],
   "effect": "read",
   "valueOptions": [
    "-ComputerName",
    "-Credential",
    "-Session",
    "-FilePath",
    "-ArgumentList"
   ],
   "optionStyle": "long",
   "rules": [
    {
     "options": [
      "-FilePath"
     ],
     "effect": "unknown"
    }
   ],
   "runs": [
    {
     "as": "powershell",
     "options": [
      "-ScriptBlock"
     ],
     "absent": "none"
    },
    {
     "as": "powershell"
    }
   ]
  },
  {
   "names": [
    "Remove-*",
    "Clear-*",
    "Uninstall-*",
    "Unregister-*",
    "Stop-Process",
    "Format-Volume",
    "Initialize-Disk",
    "Reset-*",
    "Revoke-*",
    "Dismount-DiskImage",
    "Disconnect-PSSession",
    "Drop-*"
   ],
   "effect": "destroy"
  },
  {
   "names": [
    "Set-*",
    "New-*",
    "Add-*",
    "Start-*",
    "Stop-*",
    "Restart-*",
    "Enable-*",
    "Disable-*",
    "Install-*",
    "Update-*",
    "Copy-*",
    "Move-*",
    "Rename-*",
    "Import-*",
    "Export-*",
    "Register-*",
    "Out-File",
    "Tee-Object",
    "Suspend-*",
    "Resume-*",
    "Mount-*",
    "Dismount-*",
    "Expand-*",
    "Compress-*",
    "Save-*",
    "Restore-*",
    "Publish-*",
    "Grant-*",
    "Backup-*",
    "Checkpoint-*",
    "Repair-*",
    "Optimize-*",
    "Resize-*",
    "Approve-*",
    "Complete-*",
    "Connect-*",
    "Disconnect-*",
    "Debug-*",
    "Push-*",
    "Send-*",
    "Sync-*",
    "Unblock-*",
    "Block-*",
    "Switch-*",
    "Swap-*",
    "Limit-*",
    "Merge-*",
    "Convert-*",
    "Protect-*",
    "Unprotect-*",
    "Lock-*",
    "Unlock-*"
   ],
   "effect": "change"
  },
  {
   "names": [
    "Invoke-WebRequest",
    "Invoke-RestMethod",
    "iwr",
    "irm"
   ],
   "effect": "read",
   "optionStyle": "long",
   "valueOptions": [
    "-Method",
    "-Uri",
    "-Headers",
    "-Body",
    "-OutFile",
    "-TimeoutSec",
    "-ContentType"
   ],
   "rules": [
    {
     "options": [
      "-Method=Delete|DELETE|delete"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-Method=Post|POST|post|Put|PUT|put|Patch|PATCH|patch",
      "-Body",
      "-OutFile",
      "-InFile",
      "-Form"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-Method"
     ],
     "without": [
      "-Method=Get|GET|get|Head|HEAD|head|Options|OPTIONS"
     ],
     "effect": "unknown"
    }
   ]
  },
  {
   "names": [
    "Stop-Computer",
    "Restart-Computer"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-Force"
     ],
     "effect": "destroy"
    }
   ],
   "optionStyle": "long"
  },
  {
   "names": [
    "perl"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-e",
    "-E",
    "-i?",
    "-I",
    "-M",
    "-m",
    "-F"
   ],
   "rules": [
    {
     "options": [
      "-v",
      "--version",
      "-V"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-c"
     ],
     "without": [
      "-e",
      "-E",
      "-i"
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-i"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-M",
      "-m",
      "-I",
      "-d",
      "-x",
      "-s"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-e",
      "-E"
     ],
     "effect": "read"
    }
   ],
   "runs": [
    {
     "as": "perl",
     "options": [
      "-e",
      "-E"
     ],
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "ruby"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-e",
    "-r",
    "-I",
    "-i?"
   ],
   "rules": [
    {
     "options": [
      "--version",
      "-v",
      "-V"
     ],
     "without": [
      "-e"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    },
    {
     "options": [
      "-c"
     ],
     "without": [
      "-e"
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-i"
     ],
     "effect": "change"
    }
   ],
   "runs": [
    {
     "as": "script",
     "options": [
      "-e"
     ],
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "php"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-r",
    "-c",
    "-d",
    "-f",
    "-S",
    "-t",
    "-B",
    "-R"
   ],
   "rules": [
    {
     "options": [
      "-v",
      "--version",
      "-m",
      "-i",
      "--ini"
     ],
     "without": [
      "-r",
      "-f",
      "-S"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-l"
     ],
     "without": [
      "-r"
     ],
     "effect": "read",
     "runsNothing": true
    }
   ],
   "runs": [
    {
     "as": "script",
     "options": [
      "-r",
      "-B",
      "-R"
     ],
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "lua",
    "groovy",
    "Rscript",
    "tclsh"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-e"
   ],
   "rules": [
    {
     "options": [
      "-v",
      "--version",
      "-V"
     ],
     "without": [
      "-e"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    }
   ],
   "runs": [
    {
     "as": "script",
     "options": [
      "-e"
     ],
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "node",
    "nodejs",
    "deno",
    "bun"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-e",
    "--eval",
    "-p",
    "--print",
    "-r",
    "--require",
    "--import"
   ],
   "rules": [
    {
     "options": [
      "-r",
      "--require",
      "--import"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-v",
      "--version",
      "-V"
     ],
     "without": [
      "-e",
      "-p",
      "--eval",
      "--print"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    },
    {
     "options": [
      "-c",
      "--check"
     ],
     "without": [
      "-e",
      "-p"
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-e",
      "--eval",
      "-p",
      "--print"
     ],
     "count": [
      0,
      9
     ],
     "effect": "read"
    }
   ],
   "runs": [
    {
     "as": "node",
     "options": [
      "-e",
      "--eval",
      "-p",
      "--print"
     ],
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "iptables-restore",
    "ip6tables-restore",
    "ipvsadm-restore",
    "ipset-restore",
    "arptables-restore",
    "ebtables-restore"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-t",
      "--test"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "taskset",
    "chrt"
   ],
   "effect": "read",
   "valueOptions": [
    "-T",
    "-P",
    "-D"
   ],
   "rules": [
    {
     "options": [
      "-p",
      "--pid",
      "-a"
     ],
     "count": [
      2,
      9
     ],
     "effect": "change",
     "runsNothing": true
    },
    {
     "options": [
      "-p",
      "--pid",
      "-m"
     ],
     "effect": "read",
     "runsNothing": true
    }
   ],
   "runs": [
    {
     "as": "arguments",
     "skip": 1,
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "sadf"
   ],
   "effect": "read",
   "valueOptions": [
    "-P",
    "-s",
    "-e"
   ]
  },
  {
   "names": [
    "trace-cmd"
   ],
   "effect": "unknown",
   "subcommands": {
    "report list stat dump hist": "read",
    "record start stop extract profile restore": "change",
    "reset clear": "destroy"
   }
  },
  {
   "names": [
    "man"
   ],
   "effect": "read",
   "valueOptions": [
    "-P",
    "--pager",
    "-H?",
    "-M",
    "-s"
   ],
   "runs": [
    {
     "as": "shell",
     "options": [
      "-P",
      "--pager",
      "-H"
     ],
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "su"
   ],
   "effect": "read",
   "valueOptions": [
    "-c",
    "--command",
    "-s",
    "--shell",
    "-g",
    "-G",
    "-u",
    "-w"
   ],
   "rules": [
    {
     "without": [
      "-c",
      "--command"
     ],
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "shell",
     "options": [
      "-c",
      "--command"
     ],
     "stdin": true
    }
   ]
  },
  {
   "names": [
    "runuser"
   ],
   "effect": "read",
   "valueOptions": [
    "-c",
    "--command",
    "-s",
    "--shell",
    "-g",
    "-G",
    "-u",
    "-w",
    "--user"
   ],
   "rules": [
    {
     "options": [
      "-u",
      "--user"
     ],
     "interactive": false
    },
    {
     "without": [
      "-c",
      "--command"
     ],
     "interactive": true
    }
   ],
   "runs": [
    {
     "as": "shell",
     "options": [
      "-c",
      "--command"
     ],
     "absent": "none"
    },
    {
     "as": "arguments",
     "unless": [
      "-c",
      "--command"
     ],
     "absent": "unknown"
    }
   ]
  },
  {
   "names": [
    "zpool"
   ],
   "optionStyle": "long",
   "subcommands": {
    "status list iostat history get events version": "read",
    "destroy labelclear remove detach": "destroy",
    "export import create add attach online offline replace scrub resilver trim set upgrade clear split reopen reguid initialize sync checkpoint": "change"
   }
  },
  {
   "names": [
    "zfs"
   ],
   "optionStyle": "gnu",
   "subcommands": {
    "list get diff holds userspace groupspace projectspace version": "read",
    "destroy rollback": "destroy",
    "send": {
     "effect": "read"
    },
    "create snapshot clone promote rename set inherit mount unmount share unshare receive recv bookmark hold release upgrade allow unallow load-key unload-key change-key": "change"
   }
  },
  {
   "names": [
    "view"
   ],
   "effect": "read",
   "interactive": true,
   "optionStyle": "long",
   "valueOptions": [
    "-c",
    "--cmd",
    "-S",
    "-u",
    "-U"
   ],
   "rules": [
    {
     "options": [
      "-c",
      "--cmd",
      "-S",
      "-s",
      "-W",
      "-w"
     ],
     "effect": "unknown"
    },
    {
     "operand": [
      "+*!*",
      "+w*",
      "+x*",
      "+s*"
     ],
     "effect": "unknown"
    }
   ]
  },
  {
   "names": [
    "vi",
    "vim",
    "nvim"
   ],
   "effect": "change",
   "interactive": true,
   "optionStyle": "long",
   "valueOptions": [
    "-c",
    "--cmd",
    "-S",
    "-s",
    "-W",
    "-w",
    "-u",
    "-U"
   ],
   "rules": [
    {
     "options": [
      "--version",
      "--startuptime"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read",
     "interactive": false
    },
    {
     "options": [
      "-R",
      "-M"
     ],
     "without": [
      "-c",
      "--cmd",
      "-S",
      "-s",
      "-W",
      "-w"
     ],
     "count": [
      1,
      1
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "kcat",
    "kafkacat"
   ],
   "effect": "read",
   "valueOptions": [
    "-b",
    "-t",
    "-p",
    "-o",
    "-c",
    "-X",
    "-F",
    "-f",
    "-D",
    "-K",
    "-G",
    "-m",
    "-d"
   ],
   "rules": [
    {
     "options": [
      "-L",
      "-V",
      "-Q"
     ],
     "effect": "read",
     "runsNothing": true
    },
    {
     "options": [
      "-P",
      "-G"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-C"
     ],
     "effect": "read"
    }
   ],
   "runs": [
    {
     "as": "script",
     "options": [],
     "stdin": true,
     "absent": "none",
     "unseen": "change",
     "unless": [
      "-C",
      "-L",
      "-Q"
     ],
     "unknownAs": "change"
    }
   ]
  },
  {
   "names": [
    "openfiles",
    "nltest",
    "dcdiag",
    "gpresult",
    "typeperf"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "/disconnect*",
      "/sc_reset*",
      "/sc_change_pwd*",
      "/force*",
      "/fix*",
      "/x",
      "/h",
      "/local",
      "/transport*",
      "/reg*",
      "/dereg*",
      "/f",
      "/f:*"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-o"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "cp"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--help",
      "--version"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "/dev/sd*",
      "/dev/vd*",
      "/dev/nvme*",
      "/dev/mapper/*",
      "/dev/xvd*",
      "/dev/hd*",
      "/dev/dm-*"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "fio"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "--version",
      "-v",
      "--parse-only",
      "--cmdhelp",
      "--enghelp"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--filename=/dev/*"
     ],
     "without": [
      "--rw=read|randread",
      "--readwrite=read|randread",
      "--readonly"
     ],
     "effect": "destroy"
    }
   ],
   "valueOptions": [
    "--filename",
    "--rw",
    "--readwrite"
   ]
  },
  {
   "names": [
    "stty"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-a",
      "-g",
      "--all",
      "--save"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    },
    {
     "operand": [
      "size",
      "speed"
     ],
     "effect": "read"
    },
    {
     "count": [
      0,
      0
     ],
     "without": [
      "-*"
     ],
     "effect": "read"
    }
   ],
   "valueOptions": [
    "-F",
    "--file"
   ]
  },
  {
   "names": [
    "xfs_quota"
   ],
   "effect": "change",
   "valueOptions": [
    "-c",
    "-p",
    "-d"
   ],
   "rules": [
    {
     "options": [
      "-c!=report*|state*|df*|free*|quota*|print*|path*|help*|-"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-c"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "salt-call"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-t",
    "--timeout",
    "-c",
    "-G?",
    "-E?",
    "-N?",
    "--out",
    "--output",
    "-L?",
    "-b",
    "--batch-size"
   ],
   "rules": [
    {
     "operand": [
      "test=True",
      "test=true"
     ],
     "effect": "read"
    }
   ],
   "skip": 0,
   "subcommands": {
    "cmd.run cmd.shell cmd.run_all cmd.run_stdout cmd.run_stderr cmd.retcode": {
     "effect": "read",
     "runs": [
      {
       "as": "shell",
       "absent": "none",
       "single": true
      }
     ]
    },
    "file.remove file.rmdir pkg.remove pkg.purge user.delete group.delete saltutil.clear_cache saltutil.kill_* saltutil.term_* ps.kill* ps.pkill": "destroy",
    "test.* grains.get* grains.item* grains.ls grains.has_value grains.fetch status.* pillar.* network.* disk.usage disk.percent disk.inodeusage disk.blkid sys.* pkg.list_* pkg.version* pkg.latest_version pkg.info_installed service.status service.get_* service.available service.missing service.enabled state.show_* file.file_exists file.directory_exists file.stats file.read cmd.which mount.active user.info user.list_* ps.* config.get config.option": "read",
    "state.* service.* pkg.* saltutil.* file.* grains.* user.* group.* cron.* mount.* sysctl.* system.* git.*": "change"
   }
  },
  {
   "names": [
    "btrfs"
   ],
   "effect": "read",
   "abbreviations": true,
   "subcommands": {
    "filesystem": {
     "abbreviations": true,
     "subcommands": {
      "df du show usage": "read",
      "sync defragment resize label balance mkswapfile": "change"
     }
    },
    "subvolume": {
     "abbreviations": true,
     "subcommands": {
      "list show find-new get-default": "read",
      "create snapshot set-default sync": "change",
      "delete": "destroy"
     }
    },
    "device": {
     "abbreviations": true,
     "subcommands": {
      "scan stats usage ready": {
       "effect": "read",
       "rules": [
        {
         "options": [
          "-z",
          "--reset",
          "-u",
          "--forget"
         ],
         "effect": "change"
        }
       ]
      },
      "add": "change",
      "delete remove": "destroy"
     }
    },
    "balance": {
     "abbreviations": true,
     "subcommands": {
      "status": "read",
      "start pause cancel resume": "change"
     }
    },
    "scrub": {
     "abbreviations": true,
     "subcommands": {
      "status": "read",
      "start cancel resume limit": "change"
     }
    },
    "replace": {
     "subcommands": {
      "status": "read",
      "cancel": "change",
      "start": "destroy"
     }
    },
    "check": {
     "effect": "read",
     "rules": [
      {
       "options": [
        "--repair",
        "--init-csum-tree",
        "--init-extent-tree",
        "--clear-space-cache",
        "--clear-ino-cache"
       ],
       "effect": "destroy"
      }
     ]
    },
    "inspect-internal": {
     "effect": "read",
     "otherwise": "read"
    },
    "quota": {
     "subcommands": {
      "rescan": {
       "effect": "change",
       "rules": [
        {
         "options": [
          "-s",
          "--status"
         ],
         "effect": "read"
        }
       ]
      },
      "enable disable": "change"
     }
    },
    "qgroup": {
     "subcommands": {
      "show": "read",
      "assign create limit": "change",
      "remove destroy clear-stale": "destroy"
     }
    },
    "property": {
     "subcommands": {
      "get list": "read",
      "set": "change"
     }
    },
    "rescue": "destroy",
    "restore receive send": "change",
    "version help": "read"
   }
  },
  {
   "names": [
    "talosctl"
   ],
   "effect": "read",
   "valueOptions": [
    "-n",
    "--nodes",
    "-e",
    "--endpoints",
    "--talosconfig",
    "--context",
    "-c",
    "--cluster"
   ],
   "subcommands": {
    "health dmesg logs get list ls read copy-out containers processes memory stats mounts netstat time version disks services inspect usage dashboard image events validate completion help pcap support": {
     "effect": "read"
    },
    "service": {
     "effect": "read",
     "rules": [
      {
       "operand": [
        "start",
        "stop",
        "restart"
       ],
       "effect": "change"
      }
     ]
    },
    "etcd": {
     "subcommands": {
      "members status": "read",
      "alarm": {
       "subcommands": {
        "list": "read",
        "disarm": "change"
       }
      },
      "snapshot defrag": "change",
      "leave forfeit-leadership remove-member": "destroy"
     }
    },
    "config": {
     "effect": "change",
     "subcommands": {
      "info contexts": "read",
      "remove": "destroy"
     },
     "otherwise": "change"
    },
    "edit": {
     "effect": "change",
     "interactive": true
    },
    "apply-config bootstrap patch upgrade upgrade-k8s restart reboot gen kubeconfig meta machineconfig rotate-ca cluster inject": "change",
    "reset wipe shutdown": "destroy",
    "rollback copy cp": "change"
   }
  },
  {
   "names": [
    "nats"
   ],
   "effect": "read",
   "valueOptions": [
    "-s",
    "--server",
    "--user",
    "--password",
    "--creds",
    "--context"
   ],
   "subcommands": {
    "account": {
     "effect": "read",
     "otherwise": "unknown",
     "subcommands": {
      "info report": "read"
     }
    },
    "server": {
     "subcommands": {
      "ls list info ping report check request mappings graph stats": {
       "effect": "read",
       "otherwise": "read"
      },
      "raft cluster": "change"
     }
    },
    "stream str": {
     "subcommands": {
      "ls list info report get view state subjects find graph cluster-info": "read",
      "add create edit copy backup restore seal cluster": "change",
      "rm delete purge rmm": "destroy"
     }
    },
    "consumer con": {
     "subcommands": {
      "ls list info report find graph": "read",
      "add create edit copy next sub pause resume cluster": "change",
      "rm delete": "destroy"
     }
    },
    "kv": {
     "subcommands": {
      "ls list get info status history watch": "read",
      "add create put update": "change",
      "del delete rm purge rmm": "destroy"
     }
    },
    "sub rtt events latency bench-sub": {
     "effect": "read",
     "interactive": true
    },
    "pub publish request bench": "change"
   }
  },
  {
   "names": [
    "bpftrace"
   ],
   "effect": "read",
   "interactive": true,
   "valueOptions": [
    "-e",
    "-p",
    "-c",
    "-o",
    "-f",
    "-l"
   ],
   "rules": [
    {
     "options": [
      "-l",
      "-V",
      "--version",
      "--info"
     ],
     "effect": "read",
     "interactive": false
    },
    {
     "options": [
      "--unsafe"
     ],
     "effect": "unknown"
    },
    {
     "options": [
      "-o"
     ],
     "effect": "change"
    }
   ],
   "runs": [
    {
     "as": "shell",
     "options": [
      "-c"
     ],
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "microk8s"
   ],
   "subcommands": {
    "kubectl": {
     "effect": "read",
     "runs": [
      {
       "as": "program",
       "program": "kubectl"
      }
     ]
    },
    "helm": {
     "effect": "read",
     "runs": [
      {
       "as": "program",
       "program": "helm"
      }
     ]
    },
    "helm3": {
     "effect": "read",
     "runs": [
      {
       "as": "program",
       "program": "helm"
      }
     ]
    },
    "ctr": {
     "effect": "read",
     "runs": [
      {
       "as": "program",
       "program": "ctr"
      }
     ]
    },
    "status version config inspect": "read",
    "enable disable start stop add-node join refresh-certs images dbctl": "change",
    "reset leave remove-node": "destroy"
   }
  },
  {
   "names": [
    "k3s-uninstall.sh",
    "k3s-agent-uninstall.sh",
    "k3s-killall.sh",
    "rke2-uninstall.sh",
    "rke2-killall.sh"
   ],
   "effect": "destroy"
  },
  {
   "names": [
    "k9s"
   ],
   "effect": "change",
   "interactive": true,
   "rules": [
    {
     "options": [
      "--readonly"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "version info help completion": {
     "effect": "read",
     "interactive": false
    }
   }
  },
  {
   "names": [
    "http",
    "https",
    "xh",
    "xhs",
    "httpie"
   ],
   "effect": "read",
   "ignoreCase": true,
   "valueOptions": [
    "-a",
    "--auth",
    "-A",
    "--auth-type",
    "-o",
    "--output",
    "-p",
    "--print",
    "--session",
    "--timeout",
    "--proxy",
    "--verify",
    "--cert",
    "--cert-key",
    "-s",
    "--style",
    "--pretty",
    "--raw"
   ],
   "rules": [
    {
     "operand": [
      "DELETE",
      "delete"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "POST",
      "PUT",
      "PATCH",
      "post",
      "put",
      "patch"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-d",
      "--download",
      "-o",
      "--output",
      "--session",
      "--raw",
      "-f",
      "--form",
      "--multipart"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "GET",
      "HEAD",
      "OPTIONS",
      "get",
      "head",
      "options"
     ],
     "effect": "read"
    },
    {
     "count": [
      1,
      1
     ],
     "effect": "read"
    },
    {
     "count": [
      2,
      99
     ],
     "effect": "change"
    }
   ],
   "runs": [
    {
     "as": "script",
     "options": [],
     "stdin": true,
     "absent": "none",
     "unseen": "change",
     "unless": [
      "--ignore-stdin",
      "-I"
     ],
     "unknownAs": "change"
    }
   ]
  },
  {
   "names": [
    "grpcurl"
   ],
   "effect": "unknown",
   "optionStyle": "long",
   "valueOptions": [
    "-H",
    "-d",
    "-cacert",
    "-cert",
    "-key",
    "-proto",
    "-import-path",
    "-authority",
    "-max-time",
    "-connect-timeout",
    "-protoset"
   ],
   "rules": [
    {
     "operand": [
      "list",
      "describe"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "grpc.health.v1.Health/*"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "grpc_health_probe",
    "grpc-health-probe"
   ],
   "effect": "read"
  },
  {
   "names": [
    "aria2c",
    "axel"
   ],
   "effect": "change"
  },
  {
   "names": [
    "augtool"
   ],
   "effect": "unknown",
   "subcommands": {
    "print ls match get dump-xml": "read",
    "set setm ins insert mv move touch load-file": "change",
    "rm clear": "destroy"
   }
  },
  {
   "names": [
    "gstack",
    "addr2line",
    "ipcs",
    "pr",
    "mailq",
    "qshape",
    "rc-status",
    "varnishstat",
    "varnishlog",
    "varnishtop",
    "rbspy",
    "ngrep",
    "sslscan",
    "testssl.sh"
   ],
   "effect": "read"
  },
  {
   "names": [
    "ipcrm"
   ],
   "effect": "destroy"
  },
  {
   "names": [
    "postfix"
   ],
   "subcommands": {
    "status check": "read",
    "start reload stop flush abort set-permissions upgrade-configuration": "change"
   }
  },
  {
   "names": [
    "postqueue"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-p",
      "-j"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-f",
      "-i",
      "-s"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "postsuper"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-d"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "postconf"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-e",
      "-M=*=*",
      "-P=*=*",
      "-X",
      "-#"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "*=*"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "exim",
    "exim4"
   ],
   "effect": "unknown",
   "optionStyle": "long",
   "rules": [
    {
     "options": [
      "-bp",
      "-bpc",
      "-bpr",
      "-bpu",
      "-bV",
      "-bt",
      "-bP",
      "-Mvh",
      "-Mvb",
      "-Mvl"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-M",
      "-qf",
      "-qff",
      "-q",
      "-Mf",
      "-Mt"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-Mrm",
      "-Mg"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "squid"
   ],
   "effect": "change",
   "valueOptions": [
    "-k",
    "-f",
    "-n"
   ],
   "rules": [
    {
     "options": [
      "-k=parse|check",
      "-v"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-k=kill"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "rndc"
   ],
   "valueOptions": [
    "-s",
    "-p",
    "-k",
    "-c",
    "-y"
   ],
   "subcommands": {
    "status zonestatus recursing-help tsig-list": "read",
    "reload reconfig refresh retransfer freeze thaw sync querylog trace notrace stats dumpdb secroots validation sign loadkeys notify addzone modzone managed-keys dnssec nta serve-stale recursing stop": "change",
    "flush flushname flushtree delzone halt tsig-delete": "destroy"
   }
  },
  {
   "names": [
    "pm2"
   ],
   "subcommands": {
    "list ls l status show describe info prettylist jlist report env pid": "read",
    "logs log monit dash": {
     "effect": "read",
     "interactive": true
    },
    "start restart reload stop scale save resurrect startup reset update sendSignal set unstartup reloadLogs": "change",
    "delete del kill flush": "destroy"
   }
  },
  {
   "names": [
    "monit"
   ],
   "valueOptions": [
    "-c",
    "-g",
    "-l",
    "-p"
   ],
   "rules": [
    {
     "options": [
      "-t",
      "-V"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "status summary report validate procmatch": "read",
    "start stop restart reload monitor unmonitor quit": "change"
   }
  },
  {
   "names": [
    "ceph-bluestore-tool",
    "ceph-objectstore-tool",
    "ceph-monstore-tool"
   ],
   "effect": "unknown",
   "rules": [
    {
     "operand": [
      "show-label",
      "bluefs-stats",
      "bluefs-bdev-sizes",
      "free-dump",
      "free-score",
      "qfsck",
      "show-sharding"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--op=list|info|list-pgs|meta-list|dump-journal|get-osdmap|fsck"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--op=remove"
     ],
     "effect": "destroy"
    }
   ],
   "valueOptions": [
    "--op",
    "--dev",
    "--path",
    "--data-path",
    "--pgid",
    "--journal-path"
   ]
  },
  {
   "names": [
    "salt-run"
   ],
   "effect": "unknown",
   "rules": [
    {
     "operand": [
      "manage.status",
      "manage.up",
      "manage.down",
      "manage.versions",
      "manage.present",
      "manage.alived",
      "manage.list_*",
      "jobs.list_*",
      "jobs.active",
      "jobs.lookup_jid",
      "jobs.print_job",
      "jobs.last_run",
      "doc.*",
      "cache.grains",
      "cache.pillar",
      "pillar.show_*",
      "fileserver.file_list",
      "fileserver.dir_list"
     ],
     "effect": "read"
    },
    {
     "operand": [
      "state.*",
      "fileserver.update",
      "git_pillar.update",
      "winrepo.*",
      "manage.bootstrap"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "cache.clear_*"
     ],
     "effect": "destroy"
    }
   ]
  },
  {
   "names": [
    "gosu",
    "su-exec"
   ],
   "effect": "read",
   "runs": [
    {
     "as": "arguments",
     "skip": 1
    }
   ],
   "flags": []
  },
  {
   "names": [
    "pkexec"
   ],
   "effect": "read",
   "valueOptions": [
    "--user"
   ],
   "flags": [
    "--disable-internal-agent",
    "--keep-cwd"
   ],
   "rules": [
    {
     "options": [
      "--version"
     ],
     "effect": "read",
     "runsNothing": true
    }
   ],
   "runs": [
    {
     "as": "arguments"
    }
   ]
  },
  {
   "names": [
    "setpriv"
   ],
   "effect": "read",
   "valueOptions": [],
   "flags": [
    "--reuid",
    "--regid",
    "--clear-groups",
    "--init-groups",
    "--keep-groups",
    "--no-new-privs",
    "--inh-caps",
    "--bounding-set",
    "--reset-env",
    "--groups",
    "--ambient-caps",
    "--pdeathsig",
    "--dump",
    "-d"
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "capsh"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--print",
      "--decode",
      "--explain",
      "--version",
      "--supports"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read",
     "runsNothing": true
    }
   ],
   "runs": [
    {
     "as": "program",
     "program": "bash",
     "after": "--",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "lxc-attach"
   ],
   "effect": "read",
   "valueOptions": [
    "-n",
    "--name",
    "-P",
    "--lxcpath",
    "-f"
   ],
   "flags": [
    "-e",
    "-q",
    "--clear-env",
    "--keep-env"
   ],
   "runs": [
    {
     "as": "arguments",
     "absent": "unknown"
    }
   ]
  },
  {
   "names": [
    "tmux"
   ],
   "effect": "unknown",
   "interactive": true,
   "valueOptions": [
    "-L",
    "-S",
    "-f"
   ],
   "subcommands": {
    "ls list-sessions list-windows lsw list-panes lsp list-clients lsc info show-options show display-message show-environment show-buffer list-keys list-commands capture-pane capturep": {
     "effect": "read",
     "interactive": false
    },
    "kill-session kill-server kill-window kill-pane killp killw": {
     "effect": "destroy",
     "interactive": false
    },
    "attach attach-session a at": {
     "effect": "unknown",
     "interactive": true
    },
    "new new-session neww new-window split-window splitw respawn-pane": {
     "effect": "read",
     "interactive": true,
     "valueOptions": [
      "-s",
      "-n",
      "-t",
      "-c",
      "-F",
      "-x",
      "-y",
      "-e",
      "-l",
      "-p"
     ],
     "rules": [
      {
       "options": [
        "-d"
       ],
       "interactive": false
      }
     ],
     "runs": [
      {
       "as": "shell",
       "absent": "none"
      }
     ]
    },
    "rename rename-session rename-window set set-option setw set-environment source-file detach detach-client": {
     "effect": "change",
     "interactive": false
    }
   }
  },
  {
   "names": [
    "setquota",
    "quotaon",
    "quotaoff",
    "edquota"
   ],
   "effect": "change"
  },
  {
   "names": [
    "pssh",
    "parallel-ssh"
   ],
   "effect": "read",
   "valueOptions": [
    "-h",
    "-H",
    "-l",
    "-w",
    "-x",
    "-g",
    "-t",
    "-p",
    "-P",
    "-o",
    "-e",
    "-O"
   ],
   "flags": [
    "-a",
    "-b",
    "-L",
    "-v",
    "-i",
    "--inline",
    "-A",
    "-P",
    "-I"
   ],
   "runs": [
    {
     "as": "shell"
    }
   ]
  }
 ]
};
