import {
  type AdsResource,
  type AdsStandInAccount,
  kindOfName,
  textIn,
  thingNamed,
  thingsOf,
} from './adwords-account.ts'
import { namedThing } from './adwords-names.ts'
import { adsErrorOf, type AdsFault, adsFault } from './adwords-refusals.ts'
import { ADS_KINDS, type AdsResourceKind } from './adwords-resources.data.ts'
import { ADS_RULES } from './adwords-rules.ts'
import type { AdsRowFields } from './adwords-search.ts'
import { isRecord } from './reply.ts'

/** What became of the operations of a request. */
export interface AdsMutated {
  /** One for each operation; empty for one that was refused. */
  responses: Record<string, unknown>[]
  errors: Record<string, unknown>[]
}

interface Options {
  /** Today in the account. */
  today: string
  /** Everything is checked, and nothing is kept. */
  isTrial: boolean
  /** What is right is kept, though something else is wrong. */
  isPartial: boolean
  /** What the protos say of the fields that a mask may name. */
  fields: AdsRowFields | null
}

const TEMPORARY = /^customers\/\d+\/\w+\/-\d+$/u

/** Makes the operations of a request: all, or none, unless a part is wanted. */
export function mutateAds(
  account: AdsStandInAccount,
  operations: readonly unknown[],
  options: Options,
): AdsMutated {
  const { today, isTrial, isPartial, fields } = options
  const undo: (() => void)[] = []
  const firstId = account.nextId
  const known = new Map<string, string>()
  const done: AdsMutated = { responses: [], errors: [] }
  for (const [index, operation] of operations.entries()) {
    const [name = '', body] = Object.entries(isRecord(operation) ? operation : {})[0] ?? []
    const kind = ADS_KINDS.find((one) => `${one.json}Operation` === name)
    const made =
      kind && isRecord(body)
        ? oneOperation({ account, today, fields, undo }, kind, body, known)
        : [adsFault('mutateError', 'MUTATE_NOT_ALLOWED')]
    if (typeof made === 'string') {
      done.responses.push({ [`${kind?.json ?? ''}Result`]: { resourceName: made } })
      continue
    }
    done.responses.push({})
    done.errors.push(...made.map((fault) => adsErrorOf(fault, { index, operation: name })))
  }
  if (isTrial || (done.errors.length > 0 && !isPartial)) {
    for (const back of undo.toReversed()) back()
    account.nextId = firstId
  }
  return done
}

/** The account that a request changes, and the ways back. */
interface Making {
  account: AdsStandInAccount
  today: string
  fields: AdsRowFields | null
  undo: (() => void)[]
}

/** Makes one operation: the name of what it made or changed, or what is wrong with it. */
function oneOperation(
  making: Making,
  kind: AdsResourceKind,
  body: Record<string, unknown>,
  known: Map<string, string>,
): string | AdsFault[] {
  if (isRecord(body['create'])) return created(making, kind, body['create'], known)
  if (isRecord(body['update']))
    return updated(making, kind, withNames(body['update'], known), textIn(body, 'updateMask'))
  return removed(making, kind, textIn(body, 'remove'))
}

function created(
  { account, today, undo }: Making,
  kind: AdsResourceKind,
  given: Record<string, unknown>,
  known: Map<string, string>,
): string | AdsFault[] {
  const temporary = textIn(given, 'resourceName')
  const thing = namedThing(account, kind.kind, withNames(given, known))
  const faults = [
    ...faultsOfOwners(account, kind, thing),
    ...rulesFor(kind, thing, { account, today, isNew: true }),
  ]
  if (faults.length > 0) return faults.map((one) => below('create', one))
  if (TEMPORARY.test(temporary)) known.set(temporary, thing.resourceName)
  keep(account, undo, kind, thing)
  return thing.resourceName
}

const rulesFor = (
  kind: AdsResourceKind,
  ...given: Parameters<NonNullable<(typeof ADS_RULES)[string]>>
): AdsFault[] => ADS_RULES[kind.kind]?.(...given) ?? []

const below = (verb: string, { path, ...fault }: AdsFault): AdsFault => ({
  ...fault,
  path: path === undefined ? verb : `${verb}.${path}`,
})

/** What a thing belongs to has to be there. */
function faultsOfOwners(account: AdsStandInAccount, kind: AdsResourceKind, thing: AdsResource): AdsFault[] {
  return Object.values(kind.refers).flatMap((field) => {
    const name = textIn(thing, field)
    if (name === '') return []
    const owner = thingNamed(account, name)
    const path = field.replaceAll(/[A-Z]/gu, (one) => `_${one.toLowerCase()}`)
    if (!owner) return [adsFault('mutateError', 'RESOURCE_NOT_FOUND', path)]
    return isGone(account, owner)
      ? [adsFault('contextError', 'OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE', path)]
      : []
  })
}

/** Whether a mask may name a field. In JSON a mask has the names of JSON; no change of Fettle names a part of a field. */
function isInMask(field: string, { kind }: AdsResourceKind, fields: AdsRowFields | null): boolean {
  const path = field.replaceAll(/[A-Z]/gu, (one) => `_${one.toLowerCase()}`)
  return /^[a-z][A-Za-z0-9]*$/u.test(field) && (fields === null || fields.hasField(`${kind}.${path}`))
}

/** Whether a thing was removed, or what it belongs to. */
const isGone = (account: AdsStandInAccount, thing: AdsResource): boolean =>
  thing['status'] === 'REMOVED' ||
  ['campaign', 'adGroup'].some((field) => {
    const owner = thingNamed(account, textIn(thing, field))
    return owner !== undefined && isGone(account, owner)
  })

/** What has been removed, or never was, cannot be changed. */
function goneFaults(account: AdsStandInAccount, name: string): AdsFault[] {
  const thing = thingNamed(account, name)
  if (!thing) return [adsFault('mutateError', 'RESOURCE_NOT_FOUND')]
  return isGone(account, thing)
    ? [adsFault('contextError', 'OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE')]
    : []
}

function updated(
  { account, today, fields: known, undo }: Making,
  kind: AdsResourceKind,
  given: Record<string, unknown>,
  mask: string,
): string | AdsFault[] {
  const name = textIn(given, 'resourceName')
  const gone = goneFaults(account, name)
  const now = thingNamed(account, name)
  if (gone.length > 0 || !now) return gone.map((one) => below('update', one))
  const fields = mask.split(',')
  if (fields.some((field) => !isInMask(field, kind, known)))
    return [adsFault('fieldMaskError', 'FIELD_NOT_FOUND', 'update_mask')]
  if (given['status'] === 'REMOVED') return [adsFault('fieldError', 'INVALID_VALUE', 'update.status')]
  const next: AdsResource = { ...now }
  for (const field of fields) {
    if (given[field] === undefined) delete next[field]
    else next[field] = given[field]
  }
  // One way to bid takes the place of another.
  if (fields.includes('biddingStrategy'))
    for (const field of ['targetSpend', 'maximizeConversions', 'manualCpc']) delete next[field]
  const faults = [
    ...faultsOfOwners(account, kind, next),
    ...rulesFor(kind, next, { account, today, isNew: false }),
  ]
  if (faults.length > 0) return faults.map((one) => below('update', one))
  keep(account, undo, kind, next)
  return name
}

function removed({ account, undo }: Making, kind: AdsResourceKind, name: string): string | AdsFault[] {
  const gone = goneFaults(account, name)
  const now = thingNamed(account, name)
  if (gone.length > 0 || !now || kindOfName(name) !== kind)
    return (gone.length > 0 ? gone : [adsFault('mutateError', 'RESOURCE_NOT_FOUND')]).map((one) =>
      below('remove', one),
    )
  const isUsed = [...thingsOf(account, 'campaign').values()].some(
    (one) => one['biddingStrategy'] === name && one['status'] !== 'REMOVED',
  )
  if (isUsed) return [adsFault('biddingStrategyError', 'CANNOT_REMOVE_ASSOCIATED_STRATEGY', 'remove')]
  if (kind.keepsRemoved) keep(account, undo, kind, { ...now, status: 'REMOVED' })
  else {
    thingsOf(account, kind.kind).delete(name)
    undo.push(() => void thingsOf(account, kind.kind).set(name, now))
  }
  return name
}

/** Puts something into the account, and notes the way back. */
function keep(
  account: AdsStandInAccount,
  undo: (() => void)[],
  kind: AdsResourceKind,
  thing: AdsResource,
): void {
  const things = thingsOf(account, kind.kind)
  const before = things.get(thing.resourceName)
  things.set(thing.resourceName, thing)
  undo.push(() => void (before ? things.set(before.resourceName, before) : things.delete(thing.resourceName)))
}

/** The names that things of the same request have got in place of their temporary ones. */
function withNames(
  given: Record<string, unknown>,
  known: ReadonlyMap<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => {
      const name = textIn(given, field)
      return [field, TEMPORARY.test(name) ? (known.get(name) ?? name) : value]
    }),
  )
}
