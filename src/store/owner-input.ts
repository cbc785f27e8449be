import { NETWORKS } from '#core/address/networks.ts'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import { answersInForce } from '#core/survey/asked-questions.ts'
import { socialAnswers } from '#core/survey/social-answers.ts'
import { answersOf } from './answers.ts'
import { type Channels, channelsOf } from './channels.ts'
import type { Queries } from './database.ts'
import { type Owner, ownerOf } from './owners.ts'
import type { Website } from './websites.ts'

/** What an owner said, as the checks read it. */
export interface OwnersWords {
  /** Those in force: answers to questions that are not asked any more are left out. */
  answers: AnswersEvidence
  profile: ProfileEvidence
  /** Whether exposed files may be looked for. */
  mayCheck: boolean
}

/** What the owner of a website said so far; a visitor has said nothing. */
export async function readOwnerInput(db: Queries, website: Website): Promise<OwnersWords> {
  // One after the other: a transaction has one connection, and a connection takes one question at a time.
  const given = await answersOf(db, website.id)
  const channels = await channelsOf(db, website.id)
  const owner = website.ownerId === null ? null : await ownerOf(db, website.ownerId)
  const profile: ProfileEvidence = {
    ...(website.address === null ? { noWebsite: true } : {}),
    ...handlesOf(channels),
    ...(owner ? profileOf(owner) : {}),
  }
  const answers = { ...valuesOf(given), ...socialAnswers(channels) }
  return {
    // Whether the website sells is for the checks to see: only the owner's own "no" hides questions here.
    answers: answersInForce({ answers, profile, sellsOnline: 'unknown' }),
    profile,
    mayCheck: (owner?.mayCheckAt ?? null) !== null,
  }
}

const valuesOf = (given: Awaited<ReturnType<typeof answersOf>>): AnswersEvidence =>
  Object.fromEntries([...given].map(([question, { value }]) => [question, value]))

function handlesOf(channels: Channels): ProfileEvidence {
  const handles = NETWORKS.flatMap((network) => {
    const handle = channels[network]?.handle ?? null
    return handle === null ? [] : [[network, handle] as const]
  })
  return Object.fromEntries(handles)
}

function profileOf(owner: Owner): ProfileEvidence {
  const { savviness, businessName, email, industry, subIndustry, businessAge, staffCount, country, city } =
    owner
  const known = { businessName, email, industry, subIndustry, businessAge, staffCount, country, city }
  const said = Object.entries(known).filter(([, value]) => value !== null && value !== '')
  return { ...Object.fromEntries(said), savviness }
}
