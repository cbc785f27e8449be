import { z } from 'zod'
import { serviceQuota } from '#core/connections/quota.ts'
import { call, confirmationShape, plainCall } from '../call.ts'

/** Where the value of a setting comes from; the environment wins over what was typed on screen. */
export const SETTING_SOURCES = ['environment', 'screen'] as const

const settingShape = z.object({
  name: z.string(),
  label: z.string(),
  /** The service works without it. */
  isOptional: z.boolean(),
  /** `null`: it is not set. */
  from: z.enum(SETTING_SOURCES).nullable(),
  /** Its last two characters, by which the operator recognises it; `null`: it is not set. */
  ending: z.string().nullable(),
})

const serviceShape = z.object({
  id: z.string(),
  title: z.string(),
  purpose: z.string(),
  setUp: z.string(),
  keyUrl: z.url(),
  state: z.enum(['not_set_up', 'ready', 'failed']),
  settings: z.array(settingShape),
  /** Whether the operator can test it; otherwise an owner's own account is the test. */
  canTest: z.boolean(),
  /** Where the service sends owners back, for its own settings; `null`: owners connect nothing. */
  redirectAddress: z.string().nullable(),
  /** What owners are asked to allow, by the service's own names. */
  scopes: z.array(z.string()),
  /** Owners who have asked it about something. */
  owners: z.number().int(),
  /** When it last answered. */
  workedAt: z.iso.datetime().nullable(),
  /** Why and when it last gave no answer; `null`: the last request worked, or there was none. */
  failure: z.object({ words: z.string(), at: z.iso.datetime() }).nullable(),
  /** It asked for no request before this time. */
  blockedUntil: z.iso.datetime().nullable(),
  /** How much of its quota for this installation is used; `null`: not known. */
  quota: serviceQuota.nullable(),
  /** How much the account has used that has used most, where each has a quota of its own; `null`: not known. Whose it is, is not said. */
  accountQuota: serviceQuota.nullable(),
  /** Names of fields and metrics that it no longer knows, and since when; owners see everything else. */
  retiredNames: z.array(z.object({ name: z.string(), since: z.iso.datetime() })),
})

/** What this installation itself uses, and is set in the environment alone. */
export const OWN_SERVICES = ['mail', 'payments'] as const
export type OwnService = (typeof OWN_SERVICES)[number]

const ownServiceShape = z.object({
  id: z.enum(OWN_SERVICES),
  state: z.enum(['not_set_up', 'ready']),
  /** Names of its settings. */
  settings: z.array(z.string()),
})

const byService = z.strictObject({ service: z.string().max(64) })
const bySetting = z.strictObject({ service: z.string().max(64), name: z.string().max(64) })

export const adminConnectionCalls = {
  'GET /admin/connections': call({
    ...plainCall,
    access: 'operator',
    summary: 'The outside services of this installation',
    answer: z.object({ services: z.array(serviceShape), own: z.array(ownServiceShape) }),
  }),
  'PUT /admin/connections/{service}/settings/{name}': call({
    ...plainCall,
    access: 'operator',
    summary: 'Set a value of an outside service; it is stored encrypted and never shown again',
    params: bySetting,
    body: z.strictObject({ value: z.string().max(1_000) }),
    answer: confirmationShape,
  }),
  'DELETE /admin/connections/{service}/settings/{name}': call({
    ...plainCall,
    access: 'operator',
    summary: 'Remove a value of an outside service that was typed on screen',
    params: bySetting,
    answer: confirmationShape,
  }),
  'POST /admin/connections/{service}/test': call({
    ...plainCall,
    access: 'operator',
    summary: 'Make a cheap request to an outside service with the present values',
    params: byService,
    answer: z.object({
      worked: z.boolean(),
      /** What it showed, or what is wrong, in sentences. */
      sentences: z.array(z.string()),
    }),
  }),
}
