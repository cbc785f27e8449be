import { NETWORKS } from '#core/address/networks.ts'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import { answersInForce } from '#core/survey/asked-questions.ts'
import { socialAnswers } from '#core/survey/social-answers.ts'
import { answersOf } from './answers.ts'
import { type Channels, channelsOf } from './channels.ts'
import type { Queries } from './database.ts'
import { type Owner, ownerOf } from './owners.ts'
import type { Website } from './websites.ts'

/** The owner's answers and profile as the checks read them. */
export interface OwnerInput {
  /** Answers in force: those to questions that are no longer asked are left out. */
  answers: AnswersEvidence
  profile: ProfileEvidence
  /** Whether the owner allowed to look for exposed files. */
  mayCheck: boolean
}

/** The input of a website's owner; empty for a visitor. */
export async function readOwnerInput(db: Queries, website: Website): Promise<OwnerInput> {
  // One after the other, because a transaction has one connection, which runs one query at a time.
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
    // Only the owner's own answer hides questions here; whether the website sells is for the checks to find out.
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
  const given = Object.entries(known).filter(([, value]) => value !== null && value !== '')
  return { ...Object.fromEntries(given), savviness }
}
