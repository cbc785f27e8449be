import { registrableDomain } from '#core/address/urls.ts'
import type { ProfileEvidence } from '#core/evidence/owner.ts'
import type { FixWords } from '#core/fix-text/field.ts'
import { parseTags } from '#core/mail/tags.ts'
import type { Piece } from '#fixes/fix.ts'
import { hasReports, isReportAddress } from '../grade-dmarc.ts'
import type { OwnMail } from './own-mail.ts'
import { reportAddress, reportField } from './mail-fields.ts'
import { mayBeUnused, saysNobodySends, takesNoMail } from './spf.ts'
import { txtRecord } from './txt-record.ts'

type Tags = ReadonlyMap<string, string>

const STAGES = [
  {
    policy: 'none',
    title: 'Step 1: only watch',
    note: 'Nothing changes for your mail. Once a day, mail systems send a report of who sends in your name: a technical file that free DMARC readers on the web turn into a list. Leave it for two to four weeks.',
  },
  {
    policy: 'quarantine',
    title: 'Step 2, after two weeks of reports: fakes go to spam',
    note: 'Change the record to this once two weeks of reports show every service that you send with as passing. Then wait two to four weeks more.',
  },
  {
    policy: 'reject',
    title: 'Step 3, two to four weeks later: fakes are refused',
    note: 'Change the record to this once nobody has missed any of your mail for two to four weeks.',
  },
] as const

const POLICIES: readonly string[] = STAGES.map(({ policy }) => policy)
const BLANK = '[your address at a DMARC report service]'

/** Tags of the present record that are kept. `pct` is dropped: RFC 9989 has removed it. */
const KEPT = ['adkim', 'aspf', 'fo', 'ruf'] as const

interface Owner {
  profile: ProfileEvidence
  words?: FixWords | undefined
}

/**
 * The DMARC records (RFC 9989) from the present policy to `reject`, one a step, as TXT records at `_dmarc`. Steps that the domain
 * and its subdomains have passed are left out, so that nothing is loosened; monitoring comes first again when nobody gets the
 * reports. A domain that sends no mail goes to `reject` at once.
 */
export function dmarcStages(mail: OwnMail, { profile, words }: Owner): Piece[] {
  const tags = presentTags(mail)
  if (takesNoMail(mail)) return [refuseAll(mail, tags, 'Refuse everything: this domain sends no mail')]
  const present = ruaOf(tags)
  const isAsked = present === null && mail.mx.state !== 'none'
  const address = reportAddress(mail.domain, words)
  const stages = STAGES.slice(stagesBehind(tags)).map(({ policy, title, note }, index) =>
    txtRecord({
      title,
      label: '_dmarc',
      domain: placeOfRecord(mail),
      content: record(policy, present ?? `mailto:${isAsked ? address : BLANK}`, tags),
      ...(isAsked ? { fields: [reportField(mail.domain, profile, address)] } : {}),
      note: index === 0 ? `${withoutOthers(mail)}${note}` : note,
      isLater: index > 0 || watches(tags) || mayBeUnused(mail),
    }),
  )
  if (!mayBeUnused(mail)) return stages
  // The form of a website may send as the domain: what refuses its mail waits for the owner's word.
  const title = `If nobody sends email from @${mail.domain}, and the form of your website doesn’t either: refuse everything`
  return [{ ...refuseAll(mail, tags, title), isLater: !saysNobodySends(mail) }, ...stages]
}

/** Whether a record only watches by now, the domain or its subdomains, so that the next step has to wait for its reports. */
export const onlyWatches = (value: string): boolean => watches(parseTags(value))

/** Whether a record that watches ({@link onlyWatches}) does so for subdomains alone. */
export const watchesSubdomains = (value: string): boolean => policyIn(parseTags(value), 'p') !== 'none'

const watches = (tags: Tags): boolean => loosest(tags) === 0 && hasReports(tags.get('rua'))

/** The addresses that the present record names for reports, each with its `mailto:`; `null` where none can be used. */
export function reportsGoTo(mail: OwnMail): string | null {
  return ruaOf(presentTags(mail))
}

const refuseAll = (mail: OwnMail, tags: Tags, title: string): Piece =>
  txtRecord({
    title,
    label: '_dmarc',
    domain: placeOfRecord(mail),
    content: record('reject', ruaOf(tags), tags),
    note: `${withoutOthers(mail)}Mail systems then refuse whatever pretends to come from @${mail.domain}.`,
  })

const withoutOthers = ({ dmarc }: OwnMail): string =>
  dmarc.state === 'found' && dmarc.value.records.length > 1
    ? `Delete the ${dmarc.value.records.length} records that begin v=DMARC1; with more than one, none counts. `
    : ''

/** A step loosens nothing: the domain, its subdomains (`sp`) and names that do not exist (`np`) each keep what is stricter. */
function record(policy: string, rua: string | null, tags: Tags): string {
  const kept = KEPT.flatMap((tag) => (tags.get(tag) ? [`${tag}=${tags.get(tag)}`] : []))
  const own = stricter(policy, policyIn(tags, 'p'))
  const sub = stricter(policy, policyIn(tags, 'sp') ?? policyIn(tags, 'p'))
  const gone = stricter(sub, policyIn(tags, 'np'))
  return [
    'v=DMARC1',
    `p=${own}`,
    ...(sub === own ? [] : [`sp=${sub}`]),
    ...(gone === sub ? [] : [`np=${gone}`]),
    ...(rua === null ? [] : [`rua=${rua}`]),
    ...kept,
  ].join('; ')
}

/** A policy of the present record that mail systems know. */
function policyIn(tags: Tags, name: 'p' | 'sp' | 'np'): string | null {
  const policy = tags.get(name)?.toLowerCase()
  return policy !== undefined && POLICIES.includes(policy) ? policy : null
}

const stricter = (policy: string, present: string | null): string =>
  present !== null && POLICIES.indexOf(present) > POLICIES.indexOf(policy) ? present : policy

/** Report addresses that mail systems can use; one that lacks only its `mailto:` gets it. */
function ruaOf(tags: Tags): string | null {
  const usable = (tags.get('rua') ?? '')
    .split(',')
    .map((address) => address.trim().replace(/^(?=[^:@\s]+@)/u, 'mailto:'))
    .filter(isReportAddress)
  return usable.length === 0 ? null : usable.join(',')
}

function presentTags({ dmarc }: OwnMail): Tags {
  const records = dmarc.state === 'found' ? dmarc.value.records : []
  return records.length === 1 ? parseTags(records[0] ?? '') : new Map()
}

/** The loosest policy in force, of the domain or of its subdomains, by its place in `POLICIES`; -1 without any. */
function loosest(tags: Tags): number {
  const own = policyIn(tags, 'p')
  if (own === null) return -1
  return Math.min(POLICIES.indexOf(own), POLICIES.indexOf(policyIn(tags, 'sp') ?? own))
}

const stagesBehind = (tags: Tags): number => (watches(tags) ? 1 : Math.max(loosest(tags), 0))

/** The name that has the record in force, unless it is a registry's, which only the registry can change. */
function placeOfRecord({ dmarc, domain }: OwnMail): string {
  const at = dmarc.state === 'found' ? dmarc.value.at : domain
  const registered = registrableDomain(domain)
  return at === registered || at.endsWith(`.${registered}`) ? at : domain
}
