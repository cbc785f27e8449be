import { z } from 'zod'
import type { MailEvidence } from '#core/evidence/mail.ts'
import type { Fix, FixInput, FixMaker } from '../fix.ts'
import { factsAs } from '../facts.ts'
import { dnsPlace } from '../place/where.ts'
import { type Place, placeOf } from '../place/place.ts'
import { dmarcStages, reportAddress } from './dmarc.ts'
import { spfDraft } from './spf.ts'
import { mtaStsPieces, tlsReportPiece } from './transport.ts'

const found = z.object({ found: z.boolean().nullable() })
const facts = z.object({
  spf: z.object({ grade: z.string().nullable() }),
  dmarc: z.object({ grade: z.string().nullable() }),
  mtaSts: found,
  tlsRpt: found,
})
type MailFix = Omit<Fix, 'check'>
type OwnMail = MailEvidence & { domain: string }

/** Records that keep others from sending mail in the business' name. */
export const mailFixes: FixMaker = (input) => {
  const known = factsAs(facts, input.result.facts)
  const { mail } = input.evidence
  if (!known || !mail || mail.domain === null) return []
  const own = { ...mail, domain: mail.domain }
  const place = placeOf(input.evidence)
  return [
    ...(isPoor(known.spf.grade) ? [spf(own, place)] : []),
    ...(known.dmarc.grade === 'none' || known.dmarc.grade === 'monitor' ? dmarc(own, place, input) : []),
    ...(known.mtaSts.found === false ? mtaSts(own, input) : []),
    ...(known.tlsRpt.found === false && mail.mx.state === 'found' ? [tlsReports(own, place, input)] : []),
  ]
}

const isPoor = (grade: string | null): boolean => grade === 'none' || grade === 'bad' || grade === 'weak'

function spf(mail: OwnMail, place: Place): MailFix {
  const { record, notes } = spfDraft(mail)
  return {
    id: 'spf',
    title: 'Say who may send your mail (SPF)',
    why: 'Mail systems compare the sender of each email with this list.',
    pieces: [{ title: 'SPF record', kind: 'dns', name: mail.domain, content: record, note: notes.join(' ') }],
    where: dnsPlace(mail.domain, place),
    builderDoesIt: false,
  }
}

function dmarc(mail: OwnMail, place: Place, { profile }: FixInput): MailFix[] {
  const pieces = dmarcStages(mail, profile)
  if (pieces.length === 0) return []
  const reports = reportAddress(mail.domain, profile)
  const where = dnsPlace(mail.domain, place)
  const isOwn = profile.email?.trim().toLowerCase() === reports
  const makeIt = `Make the mailbox or alias ${reports} first, so that the reports arrive.`
  return [
    {
      id: 'dmarc',
      title: 'Say what happens to fakes (DMARC), step by step',
      why: 'Without it, mail systems let emails through that only pretend to come from you.',
      pieces,
      where: { ...where, steps: isOwn ? where.steps : [makeIt, ...where.steps] },
      builderDoesIt: false,
    },
  ]
}

function mtaSts(mail: OwnMail, { result }: FixInput): MailFix[] {
  const pieces = mtaStsPieces(mail, result.updatedAt.slice(0, 10).replaceAll('-', ''))
  if (pieces.length === 0) return []
  return [
    {
      id: 'mta-sts',
      title: 'Have mail to you sent securely (MTA-STS)',
      why: 'An extra: it keeps others from reading mail on its way to you. Do SPF and DMARC first.',
      pieces,
      where: {
        place: `a web host for mta-sts.${mail.domain}, then the DNS settings of ${mail.domain}`,
        steps: [
          `Ask your web person for a small website at mta-sts.${mail.domain} with a padlock. Most website builders can't do this.`,
          'Put the file there as .well-known/mta-sts.txt.',
          'Then add the record of type TXT.',
        ],
      },
      builderDoesIt: false,
    },
  ]
}

const tlsReports = (mail: OwnMail, place: Place, { profile }: FixInput): MailFix => ({
  id: 'tls-rpt',
  title: 'Hear of mail that could not reach you securely (TLS-RPT)',
  why: 'An extra: mail systems report problems with secure delivery to this address.',
  pieces: [tlsReportPiece(mail.domain, reportAddress(mail.domain, profile))],
  where: dnsPlace(mail.domain, place),
  builderDoesIt: false,
})
