import { z } from 'zod'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import type { ConnectionState } from '#core/connections/states.ts'
import type { DailyNumber } from '#core/evidence/accounts.ts'
import type { AccountsEvidence, Service } from '#core/evidence/owner.ts'
import type { FinancialSummary } from '#core/finances.ts'
import type { Connect } from './connect.ts'
import type { Tested, ToConfirm } from './to-confirm.ts'
import type { ConnectorAccess, ConnectedAccount, ConnectorContext, ReadResult } from './context.ts'

/** Reads what is about to be read of many owners, with one request; `run` then takes each answer from the context's memory and asks nobody. */
interface Ahead<Input> {
  /** Inputs of one request. */
  most: number
  run(context: ConnectorContext, inputs: readonly Input[]): Promise<ReadResult<null>>
}

/** One thing that can be read from a service. */
interface Read<Input, Data> {
  input: z.ZodType<Input>
  data: z.ZodType<Data>
  /** What the input asks about: results are kept one for each, and go when the account is changed. */
  subjectOf(input: Input): string
  /** Milliseconds for which a result is not asked for again. */
  freshMs: number
  run(context: ConnectorContext, input: Input, access: ConnectorAccess): Promise<ReadResult<Data>>
  /** Absent: the service has no request for many. */
  ahead?: Ahead<Input>
  /** The sample business' data on a day (`YYYY-MM-DD`): the same each time, in the shape of live data. */
  sample?(input: Input, day: string): Data
  /** Numbers of the data to keep one of a day, by metric. */
  numbersOf?(data: Data): Readonly<Record<string, number>>
}

/** A {@link Read} without its types, which its schemas check again. */
export interface AnyRead {
  freshMs: number
  subjectOf(input: unknown): string
  /** Throws `ZodError` for a wrong input. */
  run(context: ConnectorContext, input: unknown, access: ConnectorAccess): Promise<ReadResult<unknown>>
  ahead?: Ahead<unknown>
  /** `null`: there is no sample of it. Throws `ZodError` for sample data in another shape than live data. */
  sample(input: unknown, day: string): unknown
  numbersOf(data: unknown): Readonly<Record<string, number>>
}

/** The input of a read that is asked for nothing more. */
export const noInput = z.strictObject({})

/** Converts a typed read to {@link AnyRead}. */
export const anyRead = <Input, Data>(read: Read<Input, Data>): AnyRead => ({
  freshMs: read.freshMs,
  subjectOf: (input) => read.subjectOf(read.input.parse(input)),
  run: (context, input, access) => read.run(context, read.input.parse(input), access),
  ...(read.ahead ? { ahead: anyAhead(read.input, read.ahead) } : {}),
  sample: (input, day) => (read.sample ? read.data.parse(read.sample(read.input.parse(input), day)) : null),
  numbersOf: (data) => read.numbersOf?.(read.data.parse(data)) ?? {},
})

const anyAhead = <Input>(shape: z.ZodType<Input>, ahead: Ahead<Input>): Ahead<unknown> => ({
  most: ahead.most,
  run: (context, inputs) =>
    ahead.run(
      context,
      inputs.map((input) => shape.parse(input)),
    ),
})

/** One change that Fettle can make at a service for an owner. */
interface Write<Input, Done> {
  input: z.ZodType<Input>
  /** `isTrial`: the service checks the change and makes none. */
  run(
    context: ConnectorContext,
    input: Input,
    access: ConnectorAccess,
    isTrial: boolean,
  ): Promise<ReadResult<Done>>
}

/** A {@link Write} without its types. */
export interface AnyWrite {
  /** Throws `ZodError` for a wrong input. */
  run(
    context: ConnectorContext,
    input: unknown,
    access: ConnectorAccess,
    isTrial: boolean,
  ): Promise<ReadResult<unknown>>
}

/** Converts a typed change to {@link AnyWrite}. */
export const anyWrite = <Input, Done>(write: Write<Input, Done>): AnyWrite => ({
  run: (context, input, access, isTrial) => write.run(context, write.input.parse(input), access, isTrial),
})

/** The newest result of one subject: its data, and the failure of a later try. */
export interface KeptResult {
  /** Name of the read. */
  read: string
  subject: string
  data: unknown
  /** When the service gave the data, ISO 8601; `null`: it never has. */
  asOf: string | null
  failure: ConnectionFailure | null
}

/** An owner's connection, as connectors see it. */
export interface ConnectionView {
  state: ConnectionState
  account: ConnectedAccount | null
  /** The handle that the owner gave for the network; `null`: none. */
  handle: string | null
  /** What the owner chose or confirmed for the service, by name. */
  choices: Readonly<Record<string, string>>
  /** One number a metric a day, oldest first. */
  numbers: readonly DailyNumber[]
}

/** A value that the operator enters once for the whole installation; connectors may share one by its name. */
export interface ConnectorSetting {
  /** Name in the environment. */
  name: string
  label: string
  /** What a right value looks like. */
  shape: z.ZodType<string>
  /** The service works without it. */
  isOptional?: true
  /** It lists the ids of the services in use, separated by commas: one that it leaves out counts as not set up. */
  listsServices?: true
}

/** Whether the value of a setting leaves a service out. */
export const leavesOut = ({ listsServices }: ConnectorSetting, value: string, service: string): boolean =>
  listsServices === true && !value.split(',').includes(service)

/** What keeps a connection's evidence fresh: a read with its input. */
export interface Routine {
  read: string
  input: unknown
}

/** One outside service. Everything that Fettle shows and does about it follows from this. */
export interface Connector {
  /** The folder's name. */
  id: string
  /**
   * `server_key`: the operator's key is all it needs; owners connect nothing. `handle`: the operator's key and the owner's public handle.
   * `oauth`: each owner gives permission at the service, by {@link Connector.connect}.
   */
  kind: 'server_key' | 'handle' | 'oauth'
  title: string
  /** What it is for, in a few words. */
  purpose: string
  /** What the operator needs to know before setting it up: what to get where, what approval takes, what it costs. */
  setUp: string
  /** Where the operator gets the key. */
  keyUrl: string
  settings: readonly ConnectorSetting[]
  /** Addresses of the service by name; the settings can replace each. */
  endpoints: Readonly<Record<string, string>>
  /**
   * Other limits than usual: requests at the same time, milliseconds for one, bytes of an answer, reads and changes of one owner in a day,
   * accounts read by the clock in a minute.
   */
  limits?: {
    atOnce?: number
    requestMs?: number
    mostBytes?: number
    requestsADay?: number
    accountsAMinute?: number
    /** Requests that the service allows the whole installation in a minute, by endpoint: these are counted. */
    requestsAMinute?: Readonly<Record<string, number>>
  }
  /** Units over all owners that the operator allows in a day (UTC). Absent: the service says itself how much of its quota is used, or nobody knows. */
  unitsADay?: (context: ConnectorContext) => number
  /** The evidence that it fills; `null`: none. */
  fills: Service | null
  /** Present for `oauth`. */
  connect?: Connect
  /** Asks for something cheap that needs the key. Absent: an owner's own account is the test. */
  test?: (context: ConnectorContext) => Promise<ReadResult<Tested>>
  /** What only the real service can confirm. Absent: nothing is left. */
  toConfirm?: readonly ToConfirm[]
  read: Readonly<Record<string, AnyRead>>
  write?: Readonly<Record<string, AnyWrite>>
  /**
   * The reads that keep the evidence of a connection fresh; `fields` of the refresh trigger narrows them. `isOwnersPress`: an owner waits for them, who
   * may be shown what costs too much to read every night. Absent: only what was asked about.
   */
  routine?: (
    connection: ConnectionView,
    fields: readonly string[] | null,
    isOwnersPress?: boolean,
  ) => readonly Routine[]
  /** An owner's accounts for a business year, from the data of the read `summary`; `null` for other data. Absent: the service has no accounts. */
  financesOf?: (data: unknown) => FinancialSummary | null
  /** The sample business' account. Absent: the service has no sample. */
  sampleAccount?: ConnectedAccount
  /** What the sample is filled with. Absent: what `routine` says. */
  sampleReads?: readonly Routine[]
  /** What the sample says, where a real account's answers are kept elsewhere. Absent: what `evidenceOf` says. */
  sampleEvidenceOf?: (kept: readonly KeptResult[]) => Pick<AccountsEvidence, Service>
  /** What the kept results say, as checks read it; `{}` when nothing was asked. `connection`: `null` for `server_key`. */
  evidenceOf(kept: readonly KeptResult[], connection: ConnectionView | null): Pick<AccountsEvidence, Service>
}
