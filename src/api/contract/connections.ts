import { z } from 'zod'
import { FAILURE_KINDS } from '#core/connections/failures.ts'
import { ORIGINS } from '#core/connections/origins.ts'
import { CONNECTION_STATES } from '#core/connections/states.ts'
import { call, confirmationShape, plainCall } from './call.ts'
import { resultShape } from './checks.ts'
import { byCheck } from './reruns.ts'

/** How a service stands for an owner. `not_set_up`: the operator has not set it up here. */
export const SERVICE_STATES = ['not_set_up', 'not_connected', ...CONNECTION_STATES] as const

const connectionShape = z.object({
  /** Id of the service. */
  service: z.string(),
  title: z.string(),
  /** What it is for, in a few words. */
  purpose: z.string(),
  /** `handle`: needs the owner's handle only. `oauth`: the owner gives permission at the service. */
  kind: z.enum(['handle', 'oauth']),
  state: z.enum(SERVICE_STATES),
  mode: z.enum(ORIGINS),
  /** What Fettle reads and changes with it, in sentences. */
  reads: z.array(z.string()),
  /** Name of the chosen account; `null`: none is chosen. */
  account: z.string().nullable(),
  /** The handle that the owner gave; `null`: none, or the service needs none. */
  handle: z.string().nullable(),
  /** Whether the owner's own account can be connected here. */
  isSetUp: z.boolean(),
  /** Whether a sample can be tried. */
  hasSample: z.boolean(),
  /** `false`: this installation shows samples until an account is connected. */
  canStopSample: z.boolean(),
  connectedAt: z.iso.datetime().nullable(),
  /** When the service last gave data. */
  lastReadAt: z.iso.datetime().nullable(),
  /** Why the newest read gave nothing; `null`: it did, or there was none. */
  failure: z.object({ kind: z.enum(FAILURE_KINDS), at: z.iso.datetime() }).nullable(),
  /** Path of the page that shows what was read; `null`: none. */
  page: z.string().nullable(),
})

const selectableShape = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.string().nullable(),
  isSuggested: z.boolean(),
  /** Why it cannot be chosen, in a sentence; `null`: it can. */
  refusal: z.string().nullable(),
})

const byService = z.strictObject({ service: z.string().max(64) })
const name = z.string().min(1).max(64)
const owners = { ...plainCall, access: 'owner' } as const

export const connectionCalls = {
  'GET /connections': call({
    ...owners,
    summary: 'The services that the owner can connect, and how each stands',
    answer: z.object({ connections: z.array(connectionShape) }),
  }),
  'POST /connections/{service}/start': call({
    ...owners,
    summary: 'Begin to connect a service',
    params: byService,
    body: z.strictObject({
      /** Id of the check on whose page it begins; the owner comes back there. Absent: to the page of connections. */
      check: z.string().max(64).optional(),
    }),
    answer: z.object({
      /** The service's own page, to which the browser goes; `null`: it is connected already. */
      url: z.url().nullable(),
    }),
  }),
  'GET /connections/{service}/accounts': call({
    ...owners,
    summary: 'The accounts that can be chosen',
    params: byService,
    answer: z.object({
      accounts: z.array(selectableShape),
      /** Why there are none; `null`: the service answered. */
      failure: z.enum(FAILURE_KINDS).nullable(),
    }),
  }),
  'PUT /connections/{service}/account': call({
    ...owners,
    summary: 'Choose an account',
    params: byService,
    body: z.strictObject({ id: z.string().min(1).max(300) }),
    answer: confirmationShape,
  }),
  'PUT /connections/{service}/choices': call({
    ...owners,
    summary: 'Save what the owner chose or confirmed',
    params: byService,
    body: z.strictObject({ choices: z.record(name, z.string().max(300)) }),
    answer: confirmationShape,
  }),
  'PUT /connections/{service}/mode': call({
    ...owners,
    summary: 'Try a service with sample data (`sample`), or stop that and delete the sample (`live`)',
    params: byService,
    body: z.strictObject({ mode: z.enum(ORIGINS) }),
    answer: confirmationShape,
  }),
  'GET /checks/{id}/sample': call({
    ...owners,
    summary: 'What a check says of the sample that the owner tries; never a result of theirs',
    params: byCheck,
    answer: z.object({
      /** `null`: the owner tries no sample for this check. */
      sample: z
        .object({
          /** Id of the service. */
          service: z.string(),
          title: z.string(),
          /** Name of the sample's account. */
          account: z.string(),
          /** `false`: this installation shows samples until an account is connected. */
          canStop: z.boolean(),
          result: resultShape,
        })
        .nullable(),
      /** The service whose sample the owner could try here; `null`: none, or something of theirs is in its place. */
      offered: z.object({ service: z.string(), title: z.string() }).nullable(),
    }),
  }),
  'DELETE /connections/{service}': call({
    ...owners,
    summary: 'Disconnect a service, and delete what was read from it',
    params: byService,
    answer: confirmationShape,
  }),
}
