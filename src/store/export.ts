import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import type { Database } from './database.ts'
import { account, passkey, session, user } from './schema/auth.ts'
import { adsChanges, adsDrafts, adsLandingLooks, adsNotices, adsTerms, adsWatches } from './schema/ads.ts'
import { ofConnection } from './owner-connections.ts'
import { connectionNumbers, connectionResults, connections } from './schema/connections.ts'
import { keywordLookups } from './schema/keyword-lookups.ts'
import { mails } from './schema/mails.ts'
import { messageAnswers, messages } from './schema/messages.ts'
import { orders, payments } from './schema/orders.ts'
import { ownerMedia } from './schema/media.ts'
import { owners } from './schema/owners.ts'
import { handOverAsks, handOverLines, handOvers } from './schema/hand-overs.ts'
import { overrides, planMoves, plans } from './schema/plans.ts'
import { reports } from './schema/reports.ts'
import { evidence, results, scans, knownResults } from './schema/scans.ts'
import { summaries } from './schema/summaries.ts'
import { toolFavourites } from './schema/tools.ts'
import { answers, channels, websites } from './schema/websites.ts'

/** One part of an export, its rows in batches. */
export interface Section {
  name: string
  rows: AsyncIterable<readonly object[]>
}

/** Results are large: this many are in memory at a time. */
const BATCH = 100

/**
 * Everything stored about an owner, section by section. Left out is what would give access: hashes of passwords and tokens, and the texts of
 * mails, whose links do.
 */
export async function exportOf(db: Database, ownerId: string): Promise<Section[]> {
  const sites = await db.select().from(websites).where(eq(websites.ownerId, ownerId))
  return [
    ...accountParts(db, ownerId),
    ...handOverParts(db, ownerId),
    part('websites', async () => sites.map(({ ownerId: _owner, visitorId: _visitor, ...site }) => site)),
    ...websiteParts(
      db,
      sites.map(({ id }) => id),
    ),
  ]
}

/** A section small enough to be read at once, when it is written. */
const part = (name: string, read: () => Promise<readonly object[]>): Section => ({
  name,
  rows: (async function* () {
    yield await read()
  })(),
})

function handOverParts(db: Database, ownerId: string): Section[] {
  const { tokenHash: _hash, ...ofHandOver } = getTableColumns(handOvers)
  return [
    part('handOvers', () => db.select(ofHandOver).from(handOvers).where(eq(handOvers.ownerId, ownerId))),
    part('handOverAsks', () =>
      db
        .select(getTableColumns(handOverAsks))
        .from(handOverAsks)
        .innerJoin(handOvers, eq(handOvers.id, handOverAsks.handOverId))
        .where(eq(handOvers.ownerId, ownerId)),
    ),
    part('handOverQuestions', () =>
      db
        .select(getTableColumns(handOverLines))
        .from(handOverLines)
        .innerJoin(handOvers, eq(handOvers.id, handOverLines.handOverId))
        .where(eq(handOvers.ownerId, ownerId)),
    ),
  ]
}

function accountParts(db: Database, ownerId: string): Section[] {
  const { failedSignIns: _count, ...ofUser } = getTableColumns(user)
  const { token: _token, userId: _session, ...ofSession } = getTableColumns(session)
  const { id, name, createdAt } = passkey
  const {
    text: _text,
    html: _html,
    unsubscribeUrl: _link,
    dedupeKey: _key,
    ...ofMail
  } = getTableColumns(mails)
  const { suspicion: _suspicion, ...ofMessage } = getTableColumns(messages)
  const { readsBegun: _begun, readSaved: _saved, readAt: _read, ...ofOrder } = getTableColumns(orders)
  const { file: _file, ...ofReport } = getTableColumns(reports)
  return [
    part('account', () => db.select(ofUser).from(user).where(eq(user.id, ownerId))),
    part('waysToSignIn', () =>
      db
        .select({ provider: account.providerId, since: account.createdAt })
        .from(account)
        .where(eq(account.userId, ownerId)),
    ),
    part('passkeys', () =>
      db.select({ id, name, createdAt }).from(passkey).where(eq(passkey.userId, ownerId)),
    ),
    part('sessions', () => db.select(ofSession).from(session).where(eq(session.userId, ownerId))),
    part('profile', () => db.select().from(owners).where(eq(owners.id, ownerId))),
    part('businessSummary', () => db.select().from(summaries).where(eq(summaries.ownerId, ownerId))),
    part('lessons', () => db.select().from(ownerMedia).where(eq(ownerMedia.ownerId, ownerId))),
    part('mails', () => db.select(ofMail).from(mails).where(eq(mails.ownerId, ownerId))),
    part('messages', () => db.select(ofMessage).from(messages).where(eq(messages.ownerId, ownerId))),
    part('messageAnswers', () =>
      db
        .select(getTableColumns(messageAnswers))
        .from(messageAnswers)
        .innerJoin(messages, eq(messages.id, messageAnswers.messageId))
        .where(eq(messages.ownerId, ownerId)),
    ),
    part('toolFavourites', () => db.select().from(toolFavourites).where(eq(toolFavourites.ownerId, ownerId))),
    part('orders', () => db.select(ofOrder).from(orders).where(eq(orders.ownerId, ownerId))),
    part('payments', () =>
      db
        .select(getTableColumns(payments))
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(orders.ownerId, ownerId)),
    ),
    ...connectionParts(db, ownerId),
    ...adsParts(db, ownerId),
    part('reports', () => db.select(ofReport).from(reports).where(eq(reports.ownerId, ownerId))),
  ]
}

/** The owner's connections, and what was read through them; never a grant, and nothing of a sample. */
function connectionParts(db: Database, ownerId: string): Section[] {
  return [
    part('lookUps', () =>
      db
        .select(getTableColumns(connectionResults))
        .from(connectionResults)
        .innerJoin(connections, eq(connections.id, connectionResults.connectionId))
        .where(and(eq(connections.ownerId, ownerId), eq(connections.mode, 'live'))),
    ),
    part('connections', () =>
      db
        .select(ofConnection)
        .from(connections)
        .where(and(eq(connections.ownerId, ownerId), eq(connections.mode, 'live'))),
    ),
    part('connectionNumbers', () =>
      db
        .select(getTableColumns(connectionNumbers))
        .from(connectionNumbers)
        .innerJoin(connections, eq(connections.id, connectionNumbers.connectionId))
        .where(and(eq(connections.ownerId, ownerId), eq(connections.mode, 'live'))),
    ),
  ]
}

/** What an owner began, changed and was told in the ads area; nothing of a sample. */
function adsParts(db: Database, ownerId: string): Section[] {
  const { key: _key, ...ofChange } = getTableColumns(adsChanges)
  const { key: _about, ...ofNotice } = getTableColumns(adsNotices)
  const isOwn = and(eq(connections.ownerId, ownerId), eq(connections.mode, 'live'))
  return [
    part('adsTerms', () => db.select().from(adsTerms).where(eq(adsTerms.ownerId, ownerId))),
    part('adsDrafts', () =>
      db
        .select(getTableColumns(adsDrafts))
        .from(adsDrafts)
        .innerJoin(connections, eq(connections.id, adsDrafts.connectionId))
        .where(isOwn),
    ),
    part('adsChanges', () =>
      db
        .select(ofChange)
        .from(adsChanges)
        .innerJoin(connections, eq(connections.id, adsChanges.connectionId))
        .where(isOwn),
    ),
    part('adsNotices', () =>
      db
        .select(ofNotice)
        .from(adsNotices)
        .innerJoin(connections, eq(connections.id, adsNotices.connectionId))
        .where(isOwn),
    ),
    part('adsLandingLooks', () =>
      db
        .select(getTableColumns(adsLandingLooks))
        .from(adsLandingLooks)
        .innerJoin(connections, eq(connections.id, adsLandingLooks.connectionId))
        .where(isOwn),
    ),
    part('adsWatches', () =>
      db
        .select(getTableColumns(adsWatches))
        .from(adsWatches)
        .innerJoin(connections, eq(connections.id, adsWatches.connectionId))
        .where(isOwn),
    ),
  ]
}

function websiteParts(db: Database, ids: string[]): Section[] {
  const { websiteId, check, newest, lastKnown } = knownResults
  return [
    part('channels', () => db.select().from(channels).where(inArray(channels.websiteId, ids))),
    part('answers', () => db.select().from(answers).where(inArray(answers.websiteId, ids))),
    part('keywordLookups', () =>
      db.select().from(keywordLookups).where(inArray(keywordLookups.websiteId, ids)),
    ),
    part('scans', () => db.select().from(scans).where(inArray(scans.websiteId, ids))),
    part('knownResults', () =>
      db.select({ websiteId, check, newest, lastKnown }).from(knownResults).where(inArray(websiteId, ids)),
    ),
    part('plans', () => db.select().from(plans).where(inArray(plans.websiteId, ids))),
    part('planMoves', () => db.select().from(planMoves).where(inArray(planMoves.websiteId, ids))),
    part('overrides', () => db.select().from(overrides).where(inArray(overrides.websiteId, ids))),
    part('evidence', () =>
      db
        .select({ websiteId: evidence.websiteId, key: evidence.key, at: evidence.at })
        .from(evidence)
        .where(inArray(evidence.websiteId, ids)),
    ),
    { name: 'results', rows: resultsOf(db, ids) },
  ]
}

async function* resultsOf(db: Database, ids: string[]): AsyncGenerator<readonly object[]> {
  let after = 0
  for (;;) {
    const rows = await db
      .select({
        id: results.id,
        websiteId: results.websiteId,
        scanId: results.scanId,
        result: results.result,
      })
      .from(results)
      .where(and(inArray(results.websiteId, ids), gt(results.id, after)))
      .orderBy(asc(results.id))
      .limit(BATCH)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
