import type { z } from 'zod'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import type { AccountsEvidence, Service } from '#core/evidence/owner.ts'
import type { PartnerDoor } from '#net/partner-door.ts'

/** What a connector is given for one call; it knows neither the database nor the environment. */
export interface ConnectorContext {
  /** The value of one of the connector's settings. */
  secret(name: string): string
  http: PartnerDoor
  /** Whether mail to this domain can be delivered; `null`: DNS did not say. */
  takesMail(domain: string): Promise<boolean | null>
  now(): Date
}

/** A result of a service, or why there is none. */
export type ReadResult<Data> = { ok: true; data: Data } | { ok: false; failure: ConnectionFailure }

/** One thing that can be read from a service. */
interface Read<Input, Data> {
  input: z.ZodType<Input>
  data: z.ZodType<Data>
  /** What the input asks about: results are kept one for each. */
  subjectOf(input: Input): string
  /** Milliseconds for which a result is not asked for again. */
  freshMs: number
  run(context: ConnectorContext, input: Input): Promise<ReadResult<Data>>
}

/** A {@link Read} without its types, which its schemas check again. */
export interface AnyRead {
  freshMs: number
  subjectOf(input: unknown): string
  /** Throws `ZodError` for a wrong input. */
  run(context: ConnectorContext, input: unknown): Promise<ReadResult<unknown>>
}

/** Converts a typed read to {@link AnyRead}. */
export const anyRead = <Input, Data>(read: Read<Input, Data>): AnyRead => ({
  freshMs: read.freshMs,
  subjectOf: (input) => read.subjectOf(read.input.parse(input)),
  run: (context, input) => read.run(context, read.input.parse(input)),
})

/** The newest result of one subject: its data, and the failure of a later try. */
export interface KeptResult {
  data: unknown
  failure: ConnectionFailure | null
}

/** A value that the operator enters once for the whole installation. */
export interface ConnectorSetting {
  /** Name in the environment. */
  name: string
  label: string
  /** What a right value looks like. */
  shape: z.ZodType<string>
}

/** One outside service. Everything that Fettle shows and does about it follows from this. */
export interface Connector {
  /** The folder's name. */
  id: string
  /** `server_key`: the operator's key is all it needs; owners connect nothing. */
  kind: 'server_key'
  title: string
  /** What it is for, in a few words. */
  purpose: string
  /** What the operator needs to know before setting it up: what to get where, what it costs. */
  setUp: string
  /** Where the operator gets the key. */
  keyUrl: string
  settings: readonly ConnectorSetting[]
  /** Address of the service, and the name by which the settings can replace it. */
  endpoint: { name: string; url: string }
  /** The evidence that it fills. */
  fills: Service
  /** Asks for something cheap that needs the key; the answer is what it showed, in sentences. */
  test(context: ConnectorContext): Promise<ReadResult<string[]>>
  read: Readonly<Record<string, AnyRead>>
  /** What the kept results say, as checks read it; `{}` when nothing was asked. */
  evidenceOf(kept: readonly KeptResult[]): Pick<AccountsEvidence, Service>
}
