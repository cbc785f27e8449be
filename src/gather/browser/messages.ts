import { z } from 'zod'
import type { SandboxState } from '#core/browser-facts.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import type { ReadPage, RenderedPage } from '../context.ts'
import type { Failure } from '#core/reasons.ts'
import type { LaunchOptions } from './launch.ts'
import type { RemoteOptions } from './remote/connect-remote.ts'
import type { PageToRender, RenderOptions } from './render.ts'
import type { VisitOptions } from './visit/visit-options.ts'

/** A task of the browser worker, one at a time: a visit, or renderings side by side. */
export type BrowserTask =
  | ({ type: 'visit' } & VisitOptions)
  | ({ type: 'render'; pages: PageToRender[] } & RenderOptions)

/** A page as it was rendered, or why it was not. */
export type Rendering = { page: RenderedPage } | { failure: Failure }

export type ToBrowserWorker =
  /** `hasOwnNetwork`: the browser worker sends the socket of the proxy port in its namespace, and goes on when that is done. */
  | { kind: 'launch'; options: LaunchOptions; hasOwnNetwork: boolean }
  /** To a browser on another machine. */
  | { kind: 'connect'; options: RemoteOptions }
  | { kind: 'task'; task: BrowserTask }
  | { kind: 'close' }

export type FromBrowserWorker =
  /** Sent with the listening socket. */
  | { kind: 'proxy_socket' }
  /** A browser process exists, in a process group of this number. */
  | { kind: 'spawned'; pid: number }
  | { kind: 'ready'; version: string; sandbox: SandboxState }
  | { kind: 'unavailable'; detail: string }
  /** A part of a task was left out because of a fault, with its text. */
  | { kind: 'fault'; where: string; text: string }
  /** The page of a running visit. */
  | ({ kind: 'read' } & ReadPage)
  /** `restless`: the page had not come to rest within its time. `heavy`: it held so much memory that everything takes long. */
  | { kind: 'visited'; evidence: VisitEvidence; page: RenderedPage; restless: boolean; heavy: boolean }
  /** In the order of the task's pages. */
  | { kind: 'rendered'; pages: Rendering[] }
  | { kind: 'failed'; failure: Failure }

const kindSchema = z.object({ kind: z.string() })

/** Messages arrive as `unknown`; both processes are ours and of one version, so the kind is enough to know the type. */
const messageOf = <T extends { kind: string }>(kinds: Readonly<Record<T['kind'], true>>): z.ZodType<T> =>
  z.custom<T>((value) => Object.hasOwn(kinds, kindSchema.safeParse(value).data?.kind ?? ''))

export const toWorkerSchema = messageOf<ToBrowserWorker>({
  launch: true,
  connect: true,
  task: true,
  close: true,
})
export const fromWorkerSchema = messageOf<FromBrowserWorker>({
  proxy_socket: true,
  spawned: true,
  ready: true,
  unavailable: true,
  fault: true,
  read: true,
  visited: true,
  rendered: true,
  failed: true,
})
