import { z } from 'zod'
import type { AnyCheck } from './check.ts'
import type { EvidenceKey } from './evidence/index.ts'
import { ACCOUNT_FIELDS, TRIGGER_FACTS } from './trigger-facts.ts'
import {
  FINANCIAL_TRIGGERS,
  type RefreshTarget,
  SOCIAL_TRIGGERS,
  type Trigger,
  WEBSITE_TRIGGERS,
} from './trigger-names.ts'

const type = z.literal('worker')
/** The fields of the account to read; all when absent. */
const fieldList = z.array(z.string()).max(20).optional()

interface Asked {
  service: (typeof SOCIAL_TRIGGERS | typeof FINANCIAL_TRIGGERS)[number]
  fields?: string[] | undefined
}

/** Refuses fields that a service does not have. */
function refuseUnknown({ service, fields = [] }: Asked, context: z.RefinementCtx): void {
  for (const field of fields)
    if (!hasField(service, field))
      context.addIssue({ code: 'custom', path: ['fields'], message: `${service} has no field "${field}"` })
}

const social = z
  .strictObject({ service: z.enum(SOCIAL_TRIGGERS), fields: fieldList })
  .superRefine(refuseUnknown)
const financial = z
  .strictObject({ service: z.enum(FINANCIAL_TRIGGERS), fields: fieldList })
  .superRefine(refuseUnknown)

/** The specification's call for a refresh (section 7), for every trigger name. Anything unknown is refused. */
export const triggerRequest = z.discriminatedUnion('target', [
  z.strictObject({ type, target: z.literal('social'), metadata: social }),
  z.strictObject({ type, target: z.literal('financial'), metadata: financial }),
  z.strictObject({
    type,
    target: z.literal('website'),
    metadata: z.strictObject({ service: z.enum(WEBSITE_TRIGGERS) }),
  }),
])

export interface Refresh {
  trigger: Trigger
  target: RefreshTarget
  /** The fields of the account to read, or business years by their last days; `null`: all. */
  fields: readonly string[] | null
}

/** Reads the body of that call; throws `ZodError` for anything else. */
export function parseTrigger(body: unknown): Refresh {
  const { target, metadata } = triggerRequest.parse(body)
  const fields = 'fields' in metadata ? (metadata.fields ?? null) : null
  return { trigger: metadata.service, target, fields }
}

/** How a scan keeps the fields of an account that it was asked to read, beside its triggers: `facebook.fans`. No scan reads business years. */
export const fieldTriggers = ({ trigger, fields }: Refresh): string[] =>
  YEARLY.has(trigger) ? [] : (fields ?? []).map((field) => `${trigger}.${field}`)

/** The fields that a scan with these triggers reads of accounts; `null`: all. */
export function fieldsOfScan(triggers: readonly string[]): string[] | null {
  const fields = triggers.flatMap((trigger) => trigger.split('.').slice(1))
  return fields.length === 0 ? null : fields
}

/** Services whose fields are business years, each by its last day. */
const YEARLY: ReadonlySet<Trigger> = new Set(['xero', 'myob'])
const hasField = (service: Trigger, field: string): boolean =>
  YEARLY.has(service)
    ? z.iso.date().safeParse(field).success
    : (ACCOUNT_FIELDS[service]?.includes(field) ?? false)

/** The checks that these triggers concern, in the order of the catalogue. */
export const checksOf = <Check extends Pick<AnyCheck, 'triggers'>>(
  checks: readonly Check[],
  triggers: readonly Trigger[],
): Check[] => checks.filter((check) => check.triggers.some((trigger) => triggers.includes(trigger)))

/** Evidence that these triggers gather beside what their checks need. */
export const extraEvidence = (triggers: readonly Trigger[]): EvidenceKey[] => [
  ...new Set(triggers.flatMap((trigger) => TRIGGER_FACTS[trigger].gathers ?? [])),
]

/** The button's texts for a running and a finished refresh: of an account's data, or a test (specification, section 4). */
export const refreshWords = (trigger: Trigger): { running: string; done: string } =>
  TRIGGER_FACTS[trigger].target === 'website'
    ? { running: 'Running test', done: 'Test successfully re-ran' }
    : { running: 'Refreshing data', done: 'Data refreshed successfully' }
