{{- define "triagraph.image" -}}
{{- with .Values.image -}}
{{ .repository }}{{ if .digest }}@{{ .digest }}{{ else }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}
{{- end -}}
{{- end -}}

{{- define "triagraph.restricted" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{/* One server: Deployment, Service, PodDisruptionBudget, NetworkPolicy. Takes root, name, command (arguments), port, ready (path), own (its values). */}}
{{- define "triagraph.workload" -}}
{{- $values := .root.Values }}
{{- $labels := dict "app.kubernetes.io/name" .name "app.kubernetes.io/instance" .root.Release.Name }}
{{- $fromUrl := ne $values.knowledgeBase.url "" }}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .name }}
  labels: {{- toYaml $labels | nindent 4 }}
spec:
  replicas: {{ .own.replicas }}
  selector:
    matchLabels: {{- toYaml $labels | nindent 6 }}
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  template:
    metadata:
      labels: {{- toYaml $labels | nindent 8 }}
      {{- with $values.podAnnotations }}
      annotations: {{- toYaml . | nindent 8 }}
      {{- end }}
    spec:
      automountServiceAccountToken: false
      terminationGracePeriodSeconds: {{ add 15 (.own.drain | default 5) }}
      {{- with $values.imagePullSecrets }}
      imagePullSecrets: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $values.nodeSelector }}
      nodeSelector: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with $values.tolerations }}
      tolerations: {{- toYaml . | nindent 8 }}
      {{- end }}
      securityContext:
        runAsNonRoot: true
        runAsUser: 65532
        runAsGroup: 65532
        fsGroup: 65532
        seccompProfile: { type: RuntimeDefault }
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- toYaml $labels | nindent 14 }}
      {{- if not $fromUrl }}
      initContainers:
        - name: snapshot
          image: {{ $values.knowledgeBase.image | default (include "triagraph.image" .root) | quote }}
          imagePullPolicy: {{ $values.image.pullPolicy }}
          command: ["cp", "/kb/kb.snapshot", "/snapshot/kb.snapshot"]
          volumeMounts:
            - { name: snapshot, mountPath: /snapshot }
          resources:
            requests: { cpu: 10m, memory: 32Mi }
            limits: { memory: 64Mi }
          securityContext: {{- include "triagraph.restricted" . | nindent 12 }}
      {{- end }}
      containers:
        - name: {{ .name }}
          image: {{ include "triagraph.image" .root | quote }}
          imagePullPolicy: {{ $values.image.pullPolicy }}
          command: [node, /app/dist/bin.js]
          args:
            {{- range .command }}
            - {{ . | quote }}
            {{- end }}
            - --kb
            - {{ $fromUrl | ternary $values.knowledgeBase.url "/kb/kb.snapshot" | quote }}
            - --host
            - 0.0.0.0
            - --port
            - {{ .port | quote }}
            - --token-file
            - /etc/triagraph/tokens
            {{- if gt (int $values.knowledgeBase.poll) 0 }}
            - --poll
            - {{ $values.knowledgeBase.poll | quote }}
            {{- end }}
            {{- range .own.args }}
            - {{ . | quote }}
            {{- end }}
          env:
            - name: TRIAGRAPH_SESSION_KEY
              valueFrom:
                secretKeyRef: { name: {{ $values.secret.name }}, key: session-key }
          {{- if eq .ready "/healthz" }}
          lifecycle:
            preStop: { exec: { command: [sleep, "5"] } }
          {{- end }}
          ports:
            - { name: http, containerPort: {{ .port }} }
          startupProbe:
            httpGet: { path: {{ .ready }}, port: http }
            periodSeconds: 1
            failureThreshold: 60
          readinessProbe:
            httpGet: { path: {{ .ready }}, port: http }
            periodSeconds: 2
            failureThreshold: 2
          livenessProbe:
            httpGet: { path: /healthz, port: http }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          resources: {{- toYaml .own.resources | nindent 12 }}
          securityContext: {{- include "triagraph.restricted" . | nindent 12 }}
          volumeMounts:
            {{- if not $fromUrl }}
            - { name: snapshot, mountPath: /kb, readOnly: true }
            {{- end }}
            - { name: tokens, mountPath: /etc/triagraph, readOnly: true }
      volumes:
        {{- if not $fromUrl }}
        - name: snapshot
          emptyDir: { sizeLimit: 1Gi }
        {{- end }}
        - name: tokens
          secret:
            secretName: {{ $values.secret.name }}
            defaultMode: 288 # 0440
            items: [{ key: tokens, path: tokens }]
---
apiVersion: v1
kind: Service
metadata:
  name: {{ .name }}
  labels: {{- toYaml $labels | nindent 4 }}
spec:
  selector: {{- toYaml $labels | nindent 4 }}
  ports:
    - { name: http, port: {{ .port }}, targetPort: http }
{{- if and $values.podDisruptionBudget.enabled (gt (int .own.replicas) 1) }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .name }}
  labels: {{- toYaml $labels | nindent 4 }}
spec:
  minAvailable: 1
  selector:
    matchLabels: {{- toYaml $labels | nindent 6 }}
{{- end }}
{{- if $values.networkPolicy.enabled }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: {{ .name }}
  labels: {{- toYaml $labels | nindent 4 }}
spec:
  podSelector:
    matchLabels: {{- toYaml $labels | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    - from:
        - podSelector: {}
        - namespaceSelector:
            matchLabels: {{- toYaml $values.networkPolicy.clients | nindent 14 }}
      ports:
        - { protocol: TCP, port: http }
  {{- if $fromUrl }}
  egress:
    - ports:
        - { protocol: TCP, port: 443 }
        - { protocol: UDP, port: 53 }
        - { protocol: TCP, port: 53 }
  {{- else }}
  egress: []
  {{- end }}
{{- end }}
{{- end -}}
