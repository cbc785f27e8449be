import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ScaledObject, TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service, ServiceAccount } from 'kubernetes-models/v1'
import { z } from 'zod'
import { SETTING_NAMES } from '#server/environment.ts'
import { QUEUES } from '#server/queues.ts'
import { IMAGE_USER } from '../install/container-config.ts'
import { renderChart, type Resource } from './chart.ts'

/** The schema of each kind. */
const MODELS: Readonly<Record<string, new (object: never) => { validate(): void }>> = {
  Deployment,
  Service,
  ServiceAccount,
  ConfigMap,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ScaledObject,
  TriggerAuthentication,
}

/** Checks an object against the schema of its kind. Throws what is wrong. */
function validate(object: Resource): void {
  const Model = MODELS[object.kind]
  if (Model === undefined) throw new Error(`no schema for ${object.kind}`)
  // The models' types are of objects in TypeScript; whether this one is such an object is what is asked.
  new Model(object as never).validate()
}

const NEEDED = { existingSecret: 'fettle-secrets', publicOrigin: 'https://fettle.example.com' }
const EVERYTHING = {
  ...NEEDED,
  ingress: { enabled: true, className: 'nginx', host: 'fettle.example.com', tlsSecret: 'tls' },
  imagePullSecrets: [{ name: 'registry' }],
  web: { podAnnotations: { a: 'b' }, nodeSelector: { disk: 'ssd' }, tolerations: [{ key: 'web' }] },
  networkPolicy: {
    web: [{ cidr: '203.0.113.0/24', port: 443 }],
    ingressNamespaceLabels: { name: 'ingress' },
  },
}
const PLAIN = {
  ...NEEDED,
  autoscaling: { enabled: false },
  networkPolicy: { enabled: false },
  podDisruptionBudget: { enabled: false },
}

const security = z.object({
  securityContext: z.object({
    runAsNonRoot: z.literal(true),
    runAsUser: z.literal(IMAGE_USER),
    seccompProfile: z.object({ type: z.string(), localhostProfile: z.string().optional() }),
  }),
  automountServiceAccountToken: z.literal(false),
  containers: z.tuple([
    z.looseObject({
      args: z.tuple([z.literal('serve'), z.string()]),
      securityContext: z.object({
        allowPrivilegeEscalation: z.literal(false),
        capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
        readOnlyRootFilesystem: z.literal(true),
      }),
      livenessProbe: z.looseObject({}),
      startupProbe: z.looseObject({}),
    }),
  ]),
})
const deployment = z.looseObject({ spec: z.looseObject({ template: z.object({ spec: security.loose() }) }) })
const block = z.object({ ipBlock: z.object({ cidr: z.string(), except: z.array(z.string()).optional() }) })
const policy = z.looseObject({
  spec: z.looseObject({
    policyTypes: z.tuple([z.literal('Ingress'), z.literal('Egress')]),
    ingress: z.array(z.unknown()),
    egress: z.array(z.object({ to: z.array(z.unknown()), ports: z.array(z.unknown()).optional() })),
  }),
})

/** The object of a kind whose name ends so. */
const named = (kind: string, end: string, values: object = NEEDED): Resource | undefined =>
  renderChart({ ...values }).find(({ kind: one, metadata }) => one === kind && metadata.name.endsWith(end))

describe('the Helm chart', () => {
  it('makes objects that fit the schemas of Kubernetes and KEDA, with few values and with many', () => {
    for (const values of [NEEDED, EVERYTHING, PLAIN])
      for (const object of renderChart(values)) {
        assert.doesNotThrow(() => validate(object), `${object.kind} ${object.metadata.name}`)
      }
    assert.ok(renderChart(EVERYTHING).some(({ kind }) => kind === 'Ingress'))
  })

  it('is refused by these schemas where a value has the wrong type', () => {
    const [object] = renderChart({ ...NEEDED, web: { replicas: 'two' } }).filter(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name.endsWith('-web'),
    )
    assert.throws(() => object && validate(object), /integer/u)
  })

  it('asks for the secret and the address that it cannot do without', () => {
    assert.throws(() => renderChart({ publicOrigin: 'https://a.example' }), /existingSecret is needed/u)
    assert.throws(() => renderChart({ existingSecret: 'a' }), /publicOrigin is needed/u)
  })

  it('runs pods as another user, read-only, without capabilities, under a seccomp profile', () => {
    const profiles = ['web', 'worker'].map((role) => {
      const { spec } = deployment.parse(named('Deployment', `-${role}`)).spec.template
      assert.equal(spec.containers[0].args[1], role)
      return spec.securityContext.seccompProfile
    })
    assert.deepEqual(profiles, [
      { type: 'RuntimeDefault' },
      { type: 'Localhost', localhostProfile: 'fettle/seccomp.json' },
    ])
  })

  it('lets only workers reach the internet, and nobody call them', () => {
    const reached = (role: string): string[] =>
      policy
        .parse(named('NetworkPolicy', `-${role}`))
        .spec.egress.flatMap(({ to }) => to)
        .flatMap((one) => block.safeParse(one).data?.ipBlock.cidr ?? [])
    assert.deepEqual([...new Set(reached('web'))], ['10.0.0.0/8'])
    assert.ok(reached('worker').includes('0.0.0.0/0'))
    assert.deepEqual(policy.parse(named('NetworkPolicy', '-worker')).spec.ingress, [])
  })

  it('keeps workers from private addresses and from the addresses of a cloud’s own services', () => {
    const { egress } = policy.parse(named('NetworkPolicy', '-worker')).spec
    const open = egress.flatMap(({ to }) => to).map((one) => block.safeParse(one).data?.ipBlock)
    const world = open.find((one) => one?.cidr === '0.0.0.0/0')
    for (const range of ['10.0.0.0/8', '169.254.0.0/16']) assert.ok(world?.except?.includes(range), range)
  })

  it('counts the waiting scans of the queue that there is', () => {
    const text = JSON.stringify(named('ScaledObject', '-worker'))
    assert.match(text, new RegExp(`name in \\('${QUEUES.scan}', '${QUEUES.report}'\\)`, 'u'))
    assert.equal(named('ScaledObject', '-worker', PLAIN), undefined)
  })

  it('gives Fettle only settings that there are', () => {
    const { data } = z.looseObject({ data: z.record(z.string(), z.string()) }).parse(named('ConfigMap', ''))
    assert.deepEqual(
      Object.keys(data).filter((name) => !SETTING_NAMES.includes(name)),
      [],
    )
  })
})
