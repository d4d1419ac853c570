// Generated from data/commands.json by scripts/generate.mjs. Do not edit.
import type { CommandTable } from '../../model/index.js';

export const commands: CommandTable = {
 "everydayWords": [
  "ab",
  "ag",
  "ar",
  "argo",
  "at",
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
  "code",
  "column",
  "comm",
  "command",
  "crash",
  "cut",
  "date",
  "default",
  "defaults",
  "deploy",
  "diff",
  "dir",
  "disown",
  "docker-entrypoint",
  "echo",
  "enable",
  "env",
  "error",
  "eval",
  "ex",
  "exit",
  "expand",
  "expect",
  "factor",
  "false",
  "fg",
  "file",
  "find",
  "fmt",
  "fold",
  "free",
  "go",
  "groups",
  "hash",
  "head",
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
  "k",
  "kind",
  "kn",
  "l",
  "la",
  "last",
  "less",
  "let",
  "link",
  "local",
  "locate",
  "logger",
  "look",
  "ls",
  "mail",
  "make",
  "man",
  "mc",
  "mesg",
  "more",
  "mount",
  "nacos",
  "nice",
  "nl",
  "node",
  "ns",
  "od",
  "paste",
  "patch",
  "perf",
  "ping",
  "pod",
  "port",
  "print",
  "ps",
  "pull",
  "push",
  "read",
  "reboot",
  "reset",
  "rev",
  "route",
  "screen",
  "script",
  "select",
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
  "sum",
  "switch",
  "sync",
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
  "view",
  "w",
  "wait",
  "wall",
  "watch",
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
    "get describe explain api-resources api-versions version events top diff options completion help kustomize whoami wait alpha neat tree view-secret who-can images resource-capacity access-matrix": "read",
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
    "cordon uncordon taint label annotate patch scale autoscale set expose cp": "change",
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
      "view get-contexts current-context get-clusters get-users": "read",
      "set set-context set-cluster set-credentials use-context use rename-context unset": "change",
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
    "k9s"
   ],
   "effect": "unknown",
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
    "build version cfg": "read",
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
      "--dry-run=client|server|true|"
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "list ls status get history hist show inspect search template lint version env verify help completion diff": "read",
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
    "list diff template lint status build": "read",
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
    "get status version list ip logs profile": "read",
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
    "k3s"
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
   }
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
    "get describe version client help": "read",
    "backup restore schedule backup-location snapshot-location repo plugin bl": {
     "subcommands": {
      "get describe logs download": {
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
    "version context help completion": "read",
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
    "list get logs version lint wait watch template": "read",
    "submit retry resubmit stop resume suspend terminate": "change",
    "delete": "destroy"
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
    "version proxy-status ps analyze validate verify-install ztunnel-config zc help profile manifest bug-report": {
     "effect": "read",
     "subcommands": {
      "list dump diff generate": "read",
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
   }
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
    "status version monitor sysdump help debuginfo metrics map node fqdn": {
     "effect": "read",
     "otherwise": "unknown",
     "subcommands": {
      "list get": "read",
      "delete": "destroy"
     }
    },
    "endpoint service policy bpf identity ip ipam prefilter lrp nodeid": {
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
    "cilium-health",
    "hubble"
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
    "get version": "read",
    "ipam": {
     "subcommands": {
      "show check": "read",
      "configure split": "change",
      "release": "destroy"
     }
    },
    "node": {
     "subcommands": {
      "status diags checksystem": "read",
      "run": "change"
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
    "kubeseal",
    "kompose"
   ],
   "effect": "read"
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
    "start stop restart pause unpause pull push tag build commit cp save load import export rename update login logout deploy": {
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
    "volume network node service stack swarm secret config context plugin manifest builder buildx trust checkpoint": {
     "subcommands": {
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
    "ps top config images events port version ls": "read",
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
    "down rm kill": "destroy"
   }
  },
  {
   "names": [
    "podman"
   ],
   "sameAs": "docker",
   "subcommands": {
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
    "generate": "read",
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
    "ps pods images image img inspect inspecti inspectp imagefsinfo info version stats statsp podstats events metricsp metricdescs checkpoint completion help": "read",
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
    "version v info help": "read",
    "containers c container images image i tasks task t snapshots snapshot content namespaces namespace ns leases plugins plugin deprecations sandboxes sandbox s pprof": {
     "effect": "read",
     "subcommands": {
      "list ls l info ps check metrics metric usage tree get tasks fetch-object active diff inspect-runtime mounts": "read",
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
    "install shim event events": "read"
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
    "crane",
    "regctl",
    "oras"
   ],
   "subcommands": {
    "ls list manifest digest config catalog tag repo version discover": "read",
    "copy cp push pull append mutate tag image auth login": "change",
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
    "grype",
    "syft",
    "dive",
    "hadolint",
    "cosign"
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
   ]
  },
  {
   "names": [
    "lxc",
    "incus"
   ],
   "subcommands": {
    "list info config": "read",
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
    "start stop restart launch copy": "change",
    "delete": "destroy"
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
    "check": "change",
    "get ls cluster-health version help completion": "read",
    "watch": {
     "effect": "read",
     "interactive": true
    },
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
    "put set mk mkdir update txn compaction compact defrag move-leader make-mirror migrate backup lock elect": "change",
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
    "status health df versions version report features fsid log quorum_status node device time-sync-status -s": {
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
        "ls get stats autoscale-status get-quota": "read",
        "create set rename set-quota application mksnap": "change",
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
       }
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
      "ls status dump get": "read",
      "volume subvolume subvolumegroup": {
       "subcommands": {
        "ls info getpath snapshot": "read",
        "create resize": "change",
        "rm": "destroy"
       }
      },
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
      "ls ps status": "read",
      "device host": {
       "subcommands": {
        "ls": "read",
        "zap rm drain": "destroy",
        "*": "change"
       }
      },
      "osd": {
       "subcommands": {
        "rm": "destroy"
       }
      },
      "rm": "destroy",
      "restart start stop redeploy apply daemon upgrade pause resume": "change"
     }
    },
    "balancer progress telemetry dashboard": {
     "effect": "read",
     "subcommands": {
      "status eval show json ls": "read",
      "clear": "destroy",
      "*": "change"
     }
    },
    "daemon tell": {
     "skip": 1,
     "subcommands": {
      "perf dump_* dump config status version help ops session heap bench": {
       "effect": "read",
       "otherwise": "read",
       "subcommands": {
        "set": "change",
        "reset": "destroy",
        "release": "change"
       }
      },
      "injectargs config_set compact flush*": "change",
      "*": "unknown"
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
    "ls lspools df stat get listxattr getxattr listomapkeys listomapvals getomapval listwatchers list-inconsistent-*": "read",
    "put append create mkpool setxattr setomapval cp bench clonedata truncate lock": "change",
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
    "ls list info status du disk-usage showmapped diff children": "read",
    "device lock snap snapshot trash mirror image-meta namespace": {
     "effect": "read",
     "subcommands": {
      "ls list info status get": "read",
      "rm remove purge": "destroy",
      "*": "change"
     }
    },
    "map unmap create clone cp copy mv rename resize flatten import export feature bench export-diff import-diff object-map deep": "change",
    "rm remove": "destroy"
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
    "user bucket zone zonegroup realm period subuser key caps quota usage metadata": {
     "subcommands": {
      "list info stats get show check": "read",
      "rm delete remove unlink trim": "destroy",
      "*": "change"
     }
    },
    "*": "unknown"
   }
  },
  {
   "names": [
    "gluster"
   ],
   "subcommands": {
    "volume peer pool": {
     "subcommands": {
      "info status list heal": "read",
      "delete stop detach": "destroy",
      "*": "change"
     }
    }
   }
  },
  {
   "names": [
    "mc"
   ],
   "subcommands": {
    "ls stat du cat head diff find tree ping version": "read",
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
    "cp mv mb mirror put pipe": "change",
    "rm rb": "destroy"
   }
  },
  {
   "names": [
    "aws",
    "gcloud",
    "az",
    "aliyun",
    "huaweicloud",
    "tccli",
    "openstack",
    "nova",
    "neutron",
    "cinder",
    "glance",
    "govc",
    "s3cmd",
    "doctl",
    "linode-cli",
    "ibmcloud",
    "eksctl"
   ],
   "valueOptions": [
    "--region",
    "--profile",
    "--output",
    "--project",
    "--zone"
   ],
   "subcommands": {
    "*": {
     "otherwise": "unknown",
     "subcommands": {
      "ls list describe describe-* list-* get get-* show head-* get-login-password": "read",
      "cp mv sync mb create create-* update update-* set put-* modify-* start start-* stop stop-* reboot reboot-* add run-* attach-* detach-* tag-* associate-*": "change",
      "rm rb delete delete-* remove destroy terminate-* purge": "destroy",
      "*": {
       "subcommands": {
        "list describe get show get-* describe-* get-iam-policy get-credentials": "read",
        "create update set add start stop resize": "change",
        "delete remove": "destroy"
       }
      }
     }
    }
   }
  },
  {
   "names": [
    "terraform",
    "tofu"
   ],
   "optionStyle": "long",
   "subcommands": {
    "plan show validate output version providers graph console fmt": "read",
    "state": {
     "subcommands": {
      "list show pull": "read",
      "mv push replace-provider": "change",
      "rm": "destroy"
     }
    },
    "init apply import taint untaint refresh workspace get": "change",
    "destroy force-unlock": "destroy"
   }
  },
  {
   "names": [
    "ansible"
   ],
   "effect": "unknown"
  },
  {
   "names": [
    "ansible-playbook"
   ],
   "effect": "change",
   "rules": [
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
    "nvidia-smi"
   ],
   "effect": "read",
   "valueOptions": [
    "-i",
    "-L"
   ],
   "rules": [
    {
     "options": [
      "-r",
      "--gpu-reset"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-pm",
      "-mig",
      "-pl",
      "-c",
      "-e",
      "-ac",
      "-rac",
      "-lgc",
      "-rgc",
      "--persistence-mode"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-l",
      "--loop",
      "dmon",
      "pmon"
     ],
     "interactive": true
    }
   ],
   "optionStyle": "long"
  },
  {
   "names": [
    "nvidia-container-cli",
    "nvidia-ctk",
    "npu-smi",
    "dcgmi",
    "rocm-smi",
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
      "add set": "change",
      "replace change": "change",
      "delete del": "destroy",
      "show list lst ls": "read",
      "xstats afstats property help": "read"
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
   }
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
   }
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
     "count": [
      2,
      99
     ],
     "effect": "change"
    }
   ]
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
    "route"
   ],
   "optionStyle": "long",
   "effect": "read",
   "otherwise": "read",
   "subcommands": {
    "add": "change",
    "del delete flush": "destroy"
   }
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
    "-w",
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
    "iptables-restore",
    "ip6tables-restore"
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
     "effect": "read"
    },
    {
     "options": [
      "-f",
      "--file"
     ],
     "effect": "change"
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
      "-k",
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
      "-j",
      "-I",
      "-h",
      "--show-*",
      "--statistics",
      "--driver",
      "--module-info",
      "--dump-module-eeprom",
      "--json",
      "--version",
      "--phy-statistics",
      "--eeprom-dump",
      "--register-dump",
      "--get-*",
      "--include-statistics",
      "--monitor",
      "--debug"
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
      },
      "logging": "read"
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
    "status query statistics list dns domain service openpgp lldp": {
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
    "show dump-* get-* snoop monitor benchmark probe ping ofp-* parse-* diff-flows queue-get-config queue-stats list-fields queue-get-config help version ct-flush": "read",
    "del-* *-delete ct-flush-zone ct-flush": "destroy",
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
    "*/show* */list* */status */dump* */get* */trace* version list-commands help ofproto/trace cluster/sid cluster/cid memory/show coverage/show coverage/read-counter stopwatch/show connection-status bond/show fdb/show mdb/show dpif/show dpif/dump-flows dpctl/show dpctl/dump-* dpctl/get-* dpctl/ct-* status status/* chassis-list debug/chassis-features-list debug/status debug/dump-* is-active nb-connection-status sb-connection-status ct-zone-list connection_status group-table-list meter-table-list lflow-cache/show-stats inject-pkt inc-engine/show-stats revalidator/wait upcall/show qos/show stp/show rstp/show lacp/show* autoattach/show-isid tnl/arp/show tnl/neigh/show tnl/ports/show ovs/route/show ovs/route/lookup pmd-perf-show": "read",
    "*/flush* */del-* */delete* */purge fdb/flush mdb/flush dpctl/flush-conntrack dpctl/del-flows cluster/kick tnl/arp/flush tnl/neigh/flush revalidator/purge lflow-cache/flush dpif/flush": "destroy",
    "vlog/* exit recompute pause resume sb-cluster-state-reset nb-cluster-state-reset cluster/* ovsdb-server/* */set* */add* */enable* */disable* */reconnect */compact */reset* */clear* */pause */resume dpif/* dpctl/* bond/* ofproto/* lacp/* memory-trim stopwatch/reset inc-engine/* coverage/*": "change"
   }
  },
  {
   "names": [
    "ovn-trace",
    "ovn-detrace",
    "ovs-tcpdump",
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
    "nmap",
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
    "nc",
    "ncat",
    "netcat",
    "telnet",
    "socat"
   ],
   "effect": "read",
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
     "interactive": false
    },
    {
     "interactive": true
    }
   ]
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
      "-O",
      "--remote-name",
      "--remote-name-all",
      "-J",
      "-c",
      "--cookie-jar",
      "--trace",
      "--trace-ascii",
      "--stderr",
      "--etag-save",
      "--hsts",
      "--alt-svc"
     ],
     "without": [
      "-c=/dev/null|-",
      "--cookie-jar=/dev/null|-",
      "--trace=-|/dev/stderr|/dev/null",
      "--trace-ascii=-|/dev/stderr|/dev/null",
      "--stderr=-|/dev/null"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-o",
      "--output"
     ],
     "without": [
      "-o=/dev/null|-|/dev/stdout|/dev/stderr",
      "--output=/dev/null|-|/dev/stdout|/dev/stderr"
     ],
     "effect": "change"
    },
    {
     "options": [
      "-D",
      "--dump-header"
     ],
     "without": [
      "-D=/dev/null|-|/dev/stdout|/dev/stderr",
      "--dump-header=/dev/null|-|/dev/stdout|/dev/stderr"
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
    "--ca-certificate"
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
      "-o",
      "--output-file",
      "-a",
      "-P",
      "-r",
      "-m"
     ],
     "without": [
      "-o=/dev/null|-",
      "--output-file=/dev/null|-"
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
    "http",
    "https",
    "httpie",
    "xh"
   ],
   "effect": "unknown",
   "rules": [
    {
     "operand": [
      "DELETE"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "POST",
      "PUT",
      "PATCH"
     ],
     "effect": "change"
    },
    {
     "operand": [
      "GET",
      "HEAD"
     ],
     "without": [
      "-o",
      "--output",
      "-d",
      "--download"
     ],
     "effect": "read"
    }
   ]
  },
  {
   "names": [
    "grpcurl",
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
    "pssh",
    "pdsh",
    "clush",
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
   "effect": "change"
  },
  {
   "names": [
    "rsync"
   ],
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
    "neighbor global vrf policy monitor": {
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
    "blktrace",
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
    "status show cat help get-default is-active is-enabled is-failed is-system-running list-units list-unit-files list-sockets list-timers list-dependencies list-jobs list-machines list-automounts show-environment whoami": "read",
    "start stop restart reload try-restart reload-or-restart try-reload-or-restart force-reload condrestart enable disable reenable mask unmask preset preset-all daemon-reload daemon-reexec reset-failed set-property set-default set-environment unset-environment import-environment isolate link revert freeze thaw cancel kill suspend hibernate hybrid-sleep rescue emergency default bind mount-image log-level log-target service-watchdogs switch-root": "change",
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
    "systemd-analyze",
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
    "dmidecode",
    "sensors",
    "numastat",
    "cpuid",
    "biosdecode",
    "hwinfo",
    "inxi",
    "vmstat",
    "iostat",
    "mpstat",
    "sar",
    "pidstat",
    "dstat",
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
    "tree",
    "pwd",
    "whoami",
    "id",
    "groups",
    "who",
    "w",
    "users",
    "last",
    "lastb",
    "lastlog",
    "pgrep",
    "pidof",
    "pstree",
    "pmap",
    "pwdx",
    "lsof",
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
    "sdiff",
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
    "base64",
    "base32",
    "xxd",
    "iconv",
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
    "man",
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
    "mapfile",
    "readarray",
    "logout",
    "compgen",
    "complete",
    "bind",
    "suspend",
    ":",
    "tsort",
    "shuf",
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
    "faillog",
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
    "domainname",
    "nisdomainname",
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
    "jsonlint",
    "yamllint",
    "shellcheck",
    "jwt",
    "qrencode",
    "figlet",
    "cowsay",
    "mokutil",
    "getsubids",
    "cpuinfo"
   ],
   "effect": "read"
  },
  {
   "names": [
    "more",
    "most",
    "less",
    "zless",
    "zmore",
    "view"
   ],
   "effect": "read",
   "interactive": true
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
    "vi",
    "vim",
    "nvim",
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
    }
   ]
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
     "absent": "none"
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
    "--file"
   ],
   "rules": [
    {
     "options": [
      "-i"
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
     "as": "awk",
     "absent": "none"
    }
   ]
  },
  {
   "names": [
    "perl",
    "ruby",
    "php",
    "lua",
    "node",
    "deno",
    "bun",
    "Rscript",
    "groovy"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "-v",
      "--version",
      "-V"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-c"
     ],
     "count": [
      1,
      9
     ],
     "effect": "read"
    },
    {
     "options": [
      "-i"
     ],
     "effect": "change"
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
      "-m=json.tool|platform|site|sysconfig"
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
      "--output"
     ],
     "effect": "change"
    }
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
    "logrotate",
    "wall",
    "write",
    "mesg",
    "at",
    "batch",
    "script",
    "mail",
    "mailx",
    "sendmail",
    "mknod",
    "mkfifo",
    "mktemp",
    "mkdir",
    "touch",
    "cp",
    "mv",
    "ln",
    "install",
    "chmod",
    "chown",
    "chgrp",
    "chattr",
    "setfacl",
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
    "xfs_quota",
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
    "stty",
    "setterm",
    "loadkeys",
    "fio",
    "stress",
    "stress-ng",
    "ab",
    "wrk",
    "hey",
    "vegeta",
    "sysbench",
    "patchelf",
    "strip",
    "make",
    "cmake",
    "gcc",
    "g++",
    "cc",
    "cargo",
    "mvn",
    "gradle",
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
    "lvremove",
    "vgremove",
    "pvremove",
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
    "pvscan",
    "lvscan",
    "lvmdiskscan",
    "lvmconfig"
   ],
   "effect": "read"
  },
  {
   "names": [
    "vgscan"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "--mknodes"
     ],
     "effect": "change"
    }
   ]
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
    "lvreduce",
    "vgreduce",
    "vgimportdevices",
    "lvmdevices"
   ],
   "effect": "change",
   "rules": [
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
    "pvs vgs lvs version": "read",
    "lvremove vgremove pvremove": "destroy"
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
    "nfsstat",
    "rpcinfo",
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
    "xfs_db",
    "debugfs"
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
    "list list-subsys id-ctrl id-ns smart-log error-log fw-log show-regs get-feature get-log version": "read",
    "format sanitize delete-ns": "destroy",
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
   ]
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
    }
   ]
  },
  {
   "names": [
    "multipath"
   ],
   "effect": "change",
   "rules": [
    {
     "options": [
      "-l",
      "-ll",
      "-v",
      "-d",
      "-c",
      "-C",
      "-t"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-f",
      "-F"
     ],
     "effect": "destroy"
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
    "chassis": {
     "effect": "read",
     "subcommands": {
      "status poh restart_cause": "read",
      "power": {
       "subcommands": {
        "status": "read",
        "*": "change"
       }
      },
      "*": "change"
     }
    },
    "sdr sensor fru mc lan power sel user session": {
     "effect": "read",
     "subcommands": {
      "list info print status elist get bootparam test": "read",
      "clear delete": "destroy",
      "*": "change"
     }
    }
   }
  },
  {
   "names": [
    "kill",
    "pkill",
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
      "-u",
      "-R",
      "-I",
      "-f"
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
   "effect": "read"
  },
  {
   "names": [
    "history"
   ],
   "effect": "read",
   "rules": [
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
    "chronyc",
    "ntpq",
    "ntpstat",
    "ntpdc"
   ],
   "effect": "read",
   "rules": [
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
    "taskset",
    "chrt"
   ],
   "effect": "read",
   "rules": [
    {
     "options": [
      "-p",
      "--pid"
     ],
     "count": [
      2,
      9
     ],
     "effect": "change"
    },
    {
     "options": [
      "-p",
      "--pid"
     ],
     "effect": "read"
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
    "--directory"
   ],
   "rules": [
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
    "zip",
    "7z",
    "7za",
    "unrar",
    "rar",
    "ar",
    "cpio"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "l",
      "t"
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
    "apt",
    "apt-get",
    "aptitude",
    "yum",
    "dnf",
    "microdnf",
    "tdnf",
    "zypper",
    "apk",
    "pacman",
    "brew",
    "snap",
    "flatpak",
    "port"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-c",
    "--enablerepo",
    "--disablerepo",
    "-t",
    "-o"
   ],
   "rules": [
    {
     "options": [
      "--version",
      "-Q",
      "-Ss",
      "-Qi",
      "-Ql"
     ],
     "effect": "read"
    },
    {
     "options": [
      "-R",
      "-Rns",
      "-Rs"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "-S",
      "-Syu",
      "-U"
     ],
     "effect": "change"
    }
   ],
   "subcommands": {
    "list search show info policy provides whatprovides repolist check check-update depends rdepends history repoquery deplist showpkg madison search-packages se if lr version find services changelog leaves outdated deps": {
     "effect": "read",
     "subcommands": {
      "undo rollback redo": "change"
     },
     "otherwise": "read"
    },
    "install update upgrade dist-upgrade full-upgrade downgrade reinstall localinstall groupinstall module makecache add in up ref refresh set switch enable disable config-manager download source build-dep group mark hold unhold start stop restart tap distro-sync swap versionlock fix-broken": "change",
    "remove purge autoremove autoclean clean erase delete del rm uninstall": "destroy"
   }
  },
  {
   "names": [
    "yum-config-manager",
    "add-apt-repository",
    "apt-key",
    "apt-mark",
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
    "pip",
    "pip3",
    "pip3.*",
    "pipx",
    "conda",
    "mamba",
    "uv",
    "poetry",
    "gem",
    "npm",
    "yarn",
    "pnpm",
    "npx",
    "composer"
   ],
   "effect": "unknown",
   "rules": [
    {
     "options": [
      "--version",
      "-V",
      "-v"
     ],
     "count": [
      0,
      0
     ],
     "effect": "read"
    }
   ],
   "subcommands": {
    "list show freeze check ls search view info outdated audit why env config version": {
     "effect": "read",
     "subcommands": {
      "list get": "read",
      "set create update": "change",
      "remove delete": "destroy"
     },
     "otherwise": "read"
    },
    "install add update upgrade download wheel create run ci init publish link build start test sync lock": "change",
    "uninstall remove rm un": "destroy",
    "cache": {
     "subcommands": {
      "dir info list": "read",
      "purge clean remove": "destroy"
     }
    }
   }
  },
  {
   "names": [
    "go"
   ],
   "effect": "unknown",
   "subcommands": {
    "version env list doc vet": "read",
    "build install get mod run generate test": "change",
    "clean": "destroy",
    "tool": "read"
   }
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
    "jps",
    "jstack",
    "jstat",
    "jinfo",
    "jhsdb"
   ],
   "effect": "read"
  },
  {
   "names": [
    "jmap"
   ],
   "optionStyle": "long",
   "effect": "read",
   "rules": [
    {
     "options": [
      "-dump:live,format",
      "-dump:format",
      "-dump"
     ],
     "effect": "change"
    }
   ]
  },
  {
   "names": [
    "jcmd"
   ],
   "effect": "read",
   "rules": [
    {
     "operand": [
      "GC.run",
      "GC.heap_dump",
      "VM.set_flag",
      "JFR.*",
      "ManagementAgent.*"
     ],
     "effect": "change"
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
    "--work-tree"
   ],
   "effect": "read",
   "subcommands": {
    "status log diff show blame ls-files ls-remote ls-tree rev-parse describe shortlog grep cat-file rev-list merge-base for-each-ref reflog version help name-rev whatchanged fsck count-objects": "read",
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
      }
     ]
    },
    "checkout switch restore": {
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
    "clone pull fetch add commit merge rebase cherry-pick revert init submodule am apply mv worktree bisect notes archive bundle lfs format-patch": "change",
    "rm prune gc filter-branch": "destroy"
   }
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
   }
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
      "--list-keys",
      "-k",
      "--list-secret-keys",
      "-K",
      "--verify",
      "--fingerprint",
      "--version"
     ],
     "effect": "read"
    },
    {
     "options": [
      "--delete-key",
      "--delete-keys",
      "--delete-secret-keys"
     ],
     "effect": "destroy"
    },
    {
     "options": [
      "--import",
      "--export",
      "-o",
      "--output",
      "--gen-key",
      "--full-generate-key",
      "-e",
      "-s",
      "--dearmor"
     ],
     "effect": "change"
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
    "vault"
   ],
   "effect": "unknown",
   "subcommands": {
    "status version read list kv": {
     "effect": "read",
     "subcommands": {
      "get list": "read",
      "put patch": "change",
      "delete destroy metadata": "destroy"
     },
     "otherwise": "read"
    },
    "write login operator policy auth secrets": {
     "effect": "change",
     "otherwise": "change",
     "subcommands": {
      "list read": "read",
      "delete": "destroy"
     }
    },
    "delete": "destroy"
   }
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
    "list dominfo domstate dumpxml domiflist domifaddr domblklist domblkinfo domblkstat domifstat domstats dommemstat domid domuuid domname domjobinfo nodeinfo nodecpustats nodememstats capabilities domcapabilities version uri hostname help sysinfo freecell vcpuinfo vcpucount vcpupin-show guestinfo domtime domfsinfo domhostname net-list net-info net-dumpxml net-dhcp-leases net-uuid pool-list pool-info pool-dumpxml vol-list vol-info vol-path vol-dumpxml iface-list iface-dumpxml snapshot-list snapshot-info snapshot-dumpxml secret-list nwfilter-list nwfilter-dumpxml qemu-monitor-event event domdisplay vncdisplay ttyconsole schedinfo nodedev-list nodedev-dumpxml": "read",
    "start shutdown reboot suspend resume save restore create define autostart migrate attach-* update-device setmem setmaxmem setvcpus vcpupin emulatorpin numatune memtune blkiotune blockresize blockcommit blockpull blockcopy blockjob domrename managedsave snapshot-create snapshot-create-as snapshot-revert snapshot-current net-start net-create net-define net-autostart net-update pool-start pool-create* pool-define* pool-build pool-refresh pool-autostart vol-create* vol-clone vol-resize vol-upload vol-download secret-define secret-set-value domif-setlink send-key inject-nmi dump screenshot nodedev-detach nodedev-reattach qemu-agent-command qemu-monitor-command set-user-password domfstrim domfsfreeze domfsthaw change-media iface-define iface-start dompmwakeup dompmsuspend": "change",
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
    "-p?"
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
      "--execute"
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
    "-separator"
   ],
   "optionStyle": "long",
   "runs": [
    {
     "as": "sql",
     "skip": 1,
     "stdin": true
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
    "mysqldump",
    "pg_dump",
    "pg_dumpall",
    "mongoexport"
   ],
   "effect": "read",
   "rules": [
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
      "kill",
      "flush-*"
     ],
     "effect": "destroy"
    },
    {
     "operand": [
      "create",
      "password",
      "reload",
      "refresh",
      "start-slave",
      "stop-slave",
      "start-replica",
      "stop-replica"
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
   ]
  },
  {
   "names": [
    "mysqlbinlog",
    "pg_isready",
    "pg_controldata",
    "pg_config",
    "pg_waldump",
    "pgbadger",
    "pg_lsclusters",
    "pt-query-digest",
    "innotop"
   ],
   "effect": "read"
  },
  {
   "names": [
    "pg_restore",
    "pg_ctl",
    "pg_ctlcluster",
    "pg_rewind",
    "pg_upgrade",
    "initdb",
    "createdb",
    "createuser",
    "vacuumdb",
    "reindexdb",
    "mongorestore",
    "mongoimport",
    "pgbench",
    "mysql_upgrade",
    "mysqlimport",
    "myloader",
    "gs_ctl"
   ],
   "effect": "change",
   "rules": [
    {
     "operand": [
      "status"
     ],
     "effect": "read"
    },
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
      "--clean",
      "--drop"
     ],
     "effect": "destroy"
    }
   ]
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
    "patronictl",
    "stolonctl",
    "repmgr"
   ],
   "effect": "unknown",
   "valueOptions": [
    "-c",
    "-d",
    "-f"
   ],
   "subcommands": {
    "list history show-config version topology dsn query cluster status node service": {
     "effect": "read",
     "otherwise": "read",
     "subcommands": {
      "cleanup": "destroy"
     }
    },
    "restart reload switchover failover pause resume edit-config standby primary promote": "change",
    "reinit remove": "destroy"
   }
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
      "--cluster=check|info|help|call"
     ],
     "effect": "read",
     "always": true
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
    "set mset setex setnx psetex getset append incr incrby decr decrby hset hmset hincrby hsetnx lpush rpush lset sadd zadd expire expireat persist rename renamenx bgsave bgrewriteaof save slaveof replicaof debug migrate restore move copy publish xadd setrange lpushx smove failover swapdb wait": "change"
   }
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
   "interactive": true
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
    "kafka-metadata-shell.sh",
    "kcat",
    "kafkacat"
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
    "rabbitmqadmin",
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
   }
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
    "nacos",
    "pulsar-admin",
    "nodetool",
    "hdfs",
    "hadoop"
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
    "amtool",
    "promql",
    "mimirtool",
    "thanos"
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
    "su",
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
    "env"
   ],
   "effect": "read",
   "valueOptions": [
    "-u",
    "--unset",
    "-C",
    "--chdir"
   ],
   "flags": [
    "-i",
    "-0",
    "-v",
    "--ignore-environment",
    "-"
   ],
   "rules": [
    {
     "options": [
      "-S",
      "--split-string"
     ],
     "effect": "unknown"
    }
   ],
   "runs": [
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
    "top": {
     "effect": "read",
     "interactive": true
    },
    "stat list report script annotate diff version evlist buildid-list": "read",
    "record mem sched lock kmem trace": "change",
    "bench": "read"
   }
  },
  {
   "names": [
    "gdb"
   ],
   "effect": "unknown",
   "interactive": true,
   "rules": [
    {
     "options": [
      "--version"
     ],
     "effect": "read"
    }
   ]
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
    "pprof",
    "py-spy"
   ],
   "effect": "read"
  },
  {
   "names": [
    "dlv",
    "bpftrace",
    "trace-cmd",
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
     "absent": "none"
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
     "as": "shell"
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
     "absent": "none"
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
    "screen",
    "tmux"
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
    "sos",
    "abrt-cli",
    "kdumpctl",
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
    "polaris",
    "rekor-cli",
    "jose",
    "mkpasswd",
    "certinfo",
    "ibv_devinfo",
    "mlxlink",
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
    "info test": "read",
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
    "ls lsd lsl lsf lsjson size check cat about version listremotes tree md5sum": "read",
    "copy move copyto moveto mkdir touch config": "change",
    "sync delete purge rmdir rmdirs deletefile cleanup dedupe": "destroy"
   }
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
    "quarkus",
    "mvnw",
    "gradlew"
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
  }
 ]
};
