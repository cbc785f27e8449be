import { z } from 'zod'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import type { RenderedPage } from '#gather/context.ts'
import type { Failure } from '#core/reasons.ts'
import type { LaunchOptions } from './launch.ts'
import type { RenderOptions } from './render.ts'
import type { VisitOptions } from './visit/visit-options.ts'

/** What the worker is asked to do, one at a time. */
export type BrowserTask = ({ type: 'visit' } & VisitOptions) | ({ type: 'render' } & RenderOptions)

export type ToWorker =
  /** `hasOwnNetwork`: the worker hands out the door that the browser takes for the proxy's, and goes on when it is served. */
  | { kind: 'launch'; options: LaunchOptions; hasOwnNetwork: boolean }
  | { kind: 'job'; job: BrowserTask }
  | { kind: 'close' }

export type FromWorker =
  /** Sent with the listening socket. */
  | { kind: 'proxy_socket' }
  /** A browser process exists, in a process group of this number. */
  | { kind: 'spawned'; pid: number }
  | { kind: 'ready'; version: string; sandbox: 'on' | 'off' }
  | { kind: 'unavailable'; detail: string }
  /** A part of a job was left out by a fault, which is told in words. */
  | { kind: 'fault'; where: string; text: string }
  /** The page of a visit that is still going on. */
  | { kind: 'page'; page: RenderedPage }
  /** `restless`: the page had not come to rest when the time for that was over. */
  | { kind: 'visited'; evidence: VisitEvidence; page: RenderedPage; restless: boolean }
  | { kind: 'rendered'; page: RenderedPage }
  | { kind: 'failed'; failure: Failure }

const kindSchema = z.object({ kind: z.string() })

/** Messages cross a process border as `unknown`; both ends are ours and of one version, so the kind says the rest. */
const messageOf = <T extends { kind: string }>(kinds: readonly T['kind'][]): z.ZodType<T> =>
  z.custom<T>((value) => kinds.some((kind) => kind === kindSchema.safeParse(value).data?.kind))

export const toWorkerSchema = messageOf<ToWorker>(['launch', 'job', 'close'])
export const fromWorkerSchema = messageOf<FromWorker>([
  'proxy_socket',
  'spawned',
  'ready',
  'unavailable',
  'page',
  'fault',
  'visited',
  'rendered',
  'failed',
])
