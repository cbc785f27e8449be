import type { AnyCheck } from '#core/check.ts'
import { type FullHandOver, type HandOverAsk, handOverByToken } from '#store/hand-overs.ts'
import { type Website, websiteForWorker } from '#store/websites.ts'
import { AppError, notFound } from '../http/error.ts'
import type { Services } from '../services.ts'
import { hashToken } from '../visitors/visitor.ts'
import { shownChecks } from './asks.ts'

const ENDED = 'This link has ended. Please ask the person who sent it for a new one.'

export interface OpenLink {
  handOver: FullHandOver
  website: Website
  /** What it shows, in its order, without what only the owner may see. */
  checks: AnyCheck[]
}

/** The target of a valid link. Throws 404 for an unknown token, and 410 for a link that has ended. */
export async function openLink(services: Services, token: string): Promise<OpenLink>
/** The same with one thing of it. Throws 404 for what the link does not ask for. */
export async function openLink(
  services: Services,
  token: string,
  check: string,
): Promise<OpenLink & { ask: HandOverAsk }>
export async function openLink({ db, now }: Services, token: string, check?: string) {
  const handOver = await handOverByToken(db, hashToken(token))
  const website = handOver && (await websiteForWorker(db, handOver.websiteId))
  if (!handOver || !website) throw notFound()
  // Support has assigned the website to somebody else: this owner may no longer show its results.
  const isOwners = website.ownerId === handOver.ownerId
  const isOver = handOver.revokedAt !== null || handOver.expiresAt <= now()
  const checks = shownChecks(handOver.asks.map((ask) => ask.check))
  if (!isOwners || isOver || checks.length === 0) throw new AppError(410, 'ended', ENDED)
  if (check === undefined) return { handOver, website, checks }
  const ask = handOver.asks.find((one) => one.check === check && checks.some(({ id }) => id === check))
  if (!ask) throw notFound()
  return { handOver, website, checks, ask }
}
