import { lowerFirst } from '#core/text.ts'
import { factsAs } from '#fixes/facts.ts'
import type { Fix, FixInput, FixMaker, Piece } from '#fixes/fix.ts'
import { isDmarcToDo } from '../grade-dmarc.ts'
import { isSpfToDo } from '../grade-spf.ts'
import { dnsSettings, SAVE } from './dns-settings.ts'
import { dmarcStages, reportsGoTo } from './dmarc.ts'
import { reportAddress, reportField } from './mail-fields.ts'
import { mailFixFacts, needsWork } from './mail-facts.ts'
import type { OwnMail } from './own-mail.ts'
import { providerMessage } from './provider-message.ts'
import { recordsOf } from './spf.ts'
import { spfPieces } from './spf-pieces.ts'
import { mtaStsPieces, tlsReportPieces } from './transport.ts'

type MailFix = Omit<Fix, 'check'>

/** Records that keep others from sending mail in the business' name, and those that keep mail to it private. */
export const mailFixes: FixMaker = (input) => {
  const known = factsAs(mailFixFacts, input.result.facts)
  const { mail } = input.evidence
  if (!known || !mail || mail.domain === null) return []
  const own = { ...mail, domain: mail.domain }
  const { spf, dmarc } = known
  const records = [
    ...(isSpfToDo(spf.grade) ? [spfFix(own, input)] : []),
    ...(isDmarcToDo(dmarc.grade) ? [dmarcFix(own, input)] : []),
  ]
  const message = providerMessage(own, known.dkimGrade, input)
  return [
    ...(takesNoneNow(own) ? [...message, ...records] : [...records, ...message]),
    ...(needsWork(known.tlsRpt) ? [asExtra(known.tlsRpt, tlsReportFix(own, input))] : []),
    ...(needsWork(known.mtaSts) ? [asExtra(known.mtaSts, mtaStsFix(own, input))] : []),
  ].filter(({ pieces }) => pieces.length > 0)
}

/** Whether no mail server of the domain can be reached, which is worse than any fake. */
const takesNoneNow = ({ mx }: OwnMail): boolean =>
  mx.state === 'found' && mx.value.length > 0 && mx.value.every(({ target }) => target === 'unresolvable')

/** An extra that is not there is a choice: its pieces are folded, are no part of the job on paper, and nobody waits for them. */
const asExtra = ({ found }: { found: boolean | null }, fix: MailFix): MailFix =>
  found === true
    ? fix
    : {
        ...fix,
        title: `Optional: ${lowerFirst(fix.title)}`,
        pieces: fix.pieces.map((piece) => ({ ...piece, isLater: true })),
      }

function spfFix(mail: OwnMail, input: FixInput): MailFix {
  const pieces = spfPieces(mail)
  return {
    id: 'spf',
    title: 'Say who may send your mail (SPF)',
    why: 'Mail systems compare the sender of each email with this list.',
    ...inDns(mail, input, { pieces, begins: 'v=spf1', there: recordsOf(mail).length }),
  }
}

function dmarcFix(mail: OwnMail, input: FixInput): MailFix {
  const { where, ...made } = inDns(mail, input, {
    pieces: dmarcStages(mail, input),
    begins: 'v=DMARC1',
    there: ownDmarc(mail),
  })
  const isWaiting = made.pieces.every(({ isLater }) => isLater === true)
  return {
    id: 'dmarc',
    title: 'Say what happens to fakes (DMARC), step by step',
    why: 'Without it, mail systems let emails through that only pretend to come from you.',
    ...made,
    where: isWaiting ? { ...where, steps: [WATCH, ...where.steps] } : where,
  }
}

/** Records of the domain itself: one without any is judged by those of the domain above. */
const ownDmarc = ({ dmarc, domain }: OwnMail): number =>
  dmarc.state === 'found' && dmarc.value.at === domain ? dmarc.value.records.length : 0

const WATCH = 'Nothing to change yet: your record collects reports. Read those of two weeks, then go on.'

const tlsReportFix = (mail: OwnMail, input: FixInput): MailFix => ({
  id: 'tls-rpt',
  title: 'Be told about mail that could not reach you securely (TLS-RPT)',
  why: 'An extra: mail systems report problems with secure delivery to this address.',
  ...inDns(mail, input, {
    pieces: tlsReportPieces(mail, reportAddress(mail.domain, input.words)).map((piece) => ({
      ...piece,
      fields: [reportField(mail.domain, input.profile, reportAddress(mail.domain, input.words))],
    })),
    begins: 'v=TLSRPTv1',
  }),
})

/** Records as a fix, in the place of those that are `there`, of which a name may have only one: where to add them, and before that a mailbox for their reports where that must be created. */
function inDns(
  mail: OwnMail,
  { evidence, words }: FixInput,
  { pieces, begins, there = 0 }: { pieces: Piece[]; begins: string; there?: number },
): Pick<MailFix, 'pieces' | 'where' | 'builderDoesIt'> {
  const where = dnsSettings(mail, evidence, begins)
  const reports = reportAddress(mail.domain)
  const present = (reportsGoTo(mail) ?? '').toLowerCase().split(',')
  const isNew = reportAddress(mail.domain, words) === reports && !present.includes(`mailto:${reports}`)
  const isUsed = pieces.some(({ content }) => content.includes(`mailto:${reports}`))
  const makeIt =
    isNew && isUsed ? [`Make the mailbox or alias ${reports} first, so that the reports arrive.`] : []
  const [way = ''] = where.steps
  const adding = there === 0 ? where.steps.slice(1) : [inPlaceOf(there, begins), SAVE]
  // Without a finished record, the present one must be changed by hand.
  const rest = pieces.some(({ kind }) => kind === 'dns')
    ? adding
    : [`Change the record of type TXT that begins ${begins} as the list says.`, SAVE]
  return { pieces, where: { ...where, steps: [...makeIt, way, ...rest] }, builderDoesIt: false }
}

const inPlaceOf = (there: number, begins: string): string =>
  there === 1
    ? `Change the record of type TXT that begins ${begins}: put this value in its place. A name may have only one.`
    : `Delete the ${there} records of type TXT that begin ${begins}, then add this one: a name may have only one.`

const mtaStsFix = (mail: OwnMail, { result }: FixInput): MailFix => ({
  id: 'mta-sts',
  title: 'Have mail to you sent securely (MTA-STS)',
  why: 'An extra: it keeps others from reading mail on its way to you. Do SPF, DMARC and TLS-RPT first.',
  pieces: mtaStsPieces(mail, result.updatedAt.slice(0, 10).replaceAll('-', '')),
  where: {
    place: `a web host for mta-sts.${mail.domain}, then the DNS settings of ${mail.domain}`,
    steps: [
      `Ask your web person for a small website at mta-sts.${mail.domain} with a padlock. Most website builders can't do this.`,
      'Put the file there as .well-known/mta-sts.txt.',
      'Then add the record of type TXT.',
    ],
  },
  builderDoesIt: false,
})
