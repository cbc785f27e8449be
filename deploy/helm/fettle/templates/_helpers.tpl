{{- define "fettle.name" -}}
{{ .Release.Name | trunc 50 | trimSuffix "-" }}
{{- end -}}

{{- define "fettle.labels" -}}
app.kubernetes.io/name: fettle
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "fettle.selector" -}}
app.kubernetes.io/name: fettle
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "fettle.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{- define "fettle.secret" -}}
{{ required "existingSecret is needed: a secret with DATABASE_URL and FETTLE_SECRET_KEY" .Values.existingSecret }}
{{- end -}}

{{- define "fettle.container" -}}
image: {{ include "fettle.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
envFrom:
  - configMapRef:
      name: {{ include "fettle.name" . }}
  - secretRef:
      name: {{ include "fettle.secret" . }}
securityContext:
  allowPrivilegeEscalation: false
  capabilities:
    drop: [ALL]
  readOnlyRootFilesystem: true
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  - { name: data, mountPath: /data }
  - { name: shm, mountPath: /dev/shm }
{{- end -}}

{{- define "fettle.volumes" -}}
- name: tmp
  emptyDir: { sizeLimit: 2Gi }
- name: data
  emptyDir: { sizeLimit: 256Mi }
- name: shm
  emptyDir: { medium: Memory, sizeLimit: 1Gi }
{{- end -}}

{{- define "fettle.user" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
{{- end -}}

{{- define "fettle.services" -}}
# Names of hosts.
- to:
    - namespaceSelector: {}
      podSelector:
        matchLabels:
          k8s-app: kube-dns
  ports:
    - { port: 53, protocol: UDP }
    - { port: 53, protocol: TCP }
- to:
    - ipBlock:
        cidr: {{ .Values.networkPolicy.database.cidr }}
  ports:
    - { port: {{ .Values.networkPolicy.database.port }}, protocol: TCP }
- to:
    - ipBlock:
        cidr: {{ .Values.networkPolicy.files.cidr }}
  ports:
    - { port: {{ .Values.networkPolicy.files.port }}, protocol: TCP }
- to:
    - ipBlock:
        cidr: {{ .Values.networkPolicy.mail.cidr }}
  ports:
    - { port: {{ .Values.networkPolicy.mail.port }}, protocol: TCP }
{{- end -}}
