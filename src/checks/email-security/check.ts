import { defineCheck, LONGEST_PROOF, type Outcome, type Proof, type Proofs } from '#core/check.ts'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { valueOf } from '#core/gathered.ts'
import { failure, withSubject } from '#core/reasons.ts'
import { cut } from '#core/text.ts'
import { listed } from '#core/words.ts'
import { adviceFor } from './advice.ts'
import { blocksFor } from './blocks.ts'
import { decide } from './decide.ts'
import { type EmailSecurityFacts, facts } from './facts.ts'
import { isOnlyTest, gradeRecord } from './grade-dkim.ts'
import { DMARC_GRADES, stopsSome } from './grade-dmarc.ts'
import { SPF_GRADES } from './grade-spf.ts'
import { type Graded, gradeMail, mildest } from './graded.ts'
import { mailFacts } from './record-facts.ts'
import { FREE_MAIL_SETTINGS, gapWords, NO_DOMAIN, NO_DOMAIN_SAID, type Status, words } from './words.ts'
import { mailAcceptance } from './acceptance.ts'
import { mailWork } from './work.ts'

/** Can somebody else send mail in the business' name? */
export const check = defineCheck({
  id: 'email-security',
  code: 'T3CHECK978',
  category: 'compliance',
  path: '/compliance/email-security',
  tour: null,
  triggers: ['email_security'],
  needs: ['mail'],
  wants: ['site'],
  asks: ['S-DKIM1'],
  worksWithoutWebsite: true,
  plan: {
    weight: 82,
    group: 'essential',
    effort: 90,
    work: mailWork,
    acceptance: mailAcceptance,
    completedBy: ['secure_emails'],
    pin: { place: 5, statuses: ['insecure_email'] },
    adjustments: {
      industry: {
        administrative: 4,
        education: 6,
        finance: 12,
        health: 10,
        mining_energy: 8,
        professional: 8,
      },
      staff: { '5_19': 5, '20_199': 8, '200_plus': 8 },
    },
  },
  revision: 9,
  statuses: { secure_emails: 'success', improve_email_security: 'warning', insecure_email: 'error' },
  facts,
  words,
  evaluate({ mail, site }): Outcome<Status, EmailSecurityFacts> {
    const { domain } = mail
    if (domain === null) return noDomain(mail)
    const graded = gradeMail(mail, domain)
    const advice = adviceFor(mail, graded, valueOf(site))
    const found = mailFacts(mail, graded, advice)
    const shown = { facts: found, blocks: blocksFor(found, mail.from), proof: proofsOf(domain, found) }
    const status = decide({ ...graded, spf: graded.spf.possible, dmarc: graded.dmarc.possible })
    if (status === null) return { unable: whyUnread(mail), ...shown }
    return { status, ...shown, say: { domain, gaps: gapsOf(mail, graded) }, advice }
  },
})

const noDomain = ({ freeMail }: MailEvidence): Outcome<Status, EmailSecurityFacts> => ({
  unable: 'no_website',
  proof: [
    {
      kind: 'account',
      at: 'profile',
      found: freeMail ? 'A free email address, and no domain name of your own' : 'No domain name of your own',
    },
  ],
  facts: { domain: null },
  blocks: [...(freeMail ? [FREE_MAIL_SETTINGS] : []), NO_DOMAIN].map((text) => ({ kind: 'note', text })),
  said: NO_DOMAIN_SAID,
})

const whyUnread = ({ spf, dmarc }: MailEvidence) => {
  const failed = [spf, dmarc].find((one) => one.state === 'failed')
  return withSubject('mail', failed?.failure ?? failure('dns_failed'))
}

/** What is wrong for sure, whatever a look-up that failed would have given. A domain without mail needs no keys. */
function gapsOf(mail: MailEvidence, { spf, dkim, dmarc, noMail }: Graded): string {
  const spfGrade = mildest(spf.possible, SPF_GRADES.toReversed())
  const dmarcGrade = mildest(dmarc.possible, DMARC_GRADES.toReversed())
  const gaps = [
    spfGrade && spfGrade !== 'good' && gapWords.spf[spfGrade],
    dmarcGrade &&
      dmarcGrade !== 'enforced' &&
      gapWords.dmarc[stopsSome(dmarcGrade, dmarc.problems) ? 'some' : dmarcGrade],
    !noMail && (dkim === 'weak' || dkim === 'broken') && gapWords.dkim[keyFault(mail, dkim)],
  ]
  return listed(gaps.filter((gap) => typeof gap === 'string'))
}

const keyFault = ({ dkim }: MailEvidence, grade: 'weak' | 'broken') =>
  grade === 'weak' && isOnlyTest(dkim.map(gradeRecord)) ? 'test' : grade

const NOT_LOOKED_UP = "We couldn't look this up"

function proofsOf(domain: string, { spf, dmarc, dkim }: EmailSecurityFacts): Proofs {
  const keys = dkim.slice(0, 3).map(({ selector, value }) => proof(`${selector}._domainkey.${domain}`, value))
  return [
    proof(domain, spf.found === null ? NOT_LOOKED_UP : (spf.value ?? 'No list of who may send (SPF)')),
    proof(
      `_dmarc.${dmarc.at ?? domain}`,
      dmarc.found === null
        ? NOT_LOOKED_UP
        : (dmarc.value ?? 'Nothing on what should happen to fakes (DMARC)'),
    ),
    ...keys,
  ]
}

const proof = (at: string, found: string | null): Proof => ({
  kind: 'dns',
  at,
  found: cut(found ?? '', LONGEST_PROOF),
})
