import type { WaitingInspector } from '#engine/inspector/client.ts'
import type { Environment } from '#server/environment.ts'
import { ignoreClosedOutput } from '#server/ignore-closed-output.ts'
import { processVariables, systemVariablesOf } from '#server/process-environment.ts'
import type { ScanEnvironment } from '#server/scan-environment.ts'
import { SettingError } from '#server/setting-error.ts'
import { version } from '#server/version.ts'
import { isNoRoom } from '#store/no-room.ts'
import { StartRefused } from '#store/start-refused.ts'
import { SUCCEEDED, FAILED, OUR_FAULT, WRONG_USAGE } from './exit-status.ts'
import { type CommandLine, type Options, readCommandLine } from './options.ts'
import { print } from './print.ts'
import { HELP, UsageError } from './usage.ts'

// Each command imports its own code: help does not load the checks, and a check does not load the server.

function refuse(error: Error, status: number): number {
  process.stderr.write(`${error.message}\n`)
  return status
}

/** Runs one command line and returns the exit status; a wrong command line is reported in one sentence on standard error. */
export async function runCli(args: readonly string[]): Promise<number> {
  ignoreClosedOutput()
  try {
    const line = readCommandLine(args)
    if (line.options.version) return await printAndSucceed(`${version}\n`)
    if (line.options.help || line.command === undefined || line.command === 'help')
      return await printAndSucceed(HELP)
    if (line.command === 'check') return await check(line)
    if (line.command === 'demo' && line.operands.length > 0)
      throw new UsageError('"demo" takes no operand: it shows the sample shop, or a made-up business.')
    if (line.command === 'demo' && !line.options.product) return await demo(line)
    return await dispatch(line, await environment())
  } catch (error) {
    if (error instanceof SettingError || error instanceof StartRefused) return refuse(error, FAILED)
    if (error instanceof UsageError) return refuse(error, WRONG_USAGE)
    if (isNoRoom(error)) return refuse(noRoom(error), FAILED)
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    return OUR_FAULT
  }
}

const noRoom = (error: unknown): Error =>
  new Error(
    `A disk is full, so this could not be done (${error instanceof Error ? error.message : String(error)}). Make room on it, and try again.`,
  )

async function dispatch(
  { command, operands, options }: CommandLine,
  environment: Environment,
): Promise<number> {
  if (command === 'demo') return (await import('./product-demo-command.ts')).productDemoCommand(environment)
  if (command === 'serve') return serveRole(operands, environment)
  if (command === 'operator') return operator(operands, options, environment)
  if (command === 'code') return code(operands, options, environment)
  if (command === 'browser') return browser(operands)
  if (command === 'connections') return connections(operands, environment)
  if (command === 'backup') return backup(operands, options, environment)
  const operand = onlyOperand(command, operands)
  if (command === 'judge') {
    const { judgeCommand } = await import('./judge-command.ts')
    return judgeCommand(required(operand, 'a file of saved evidence'), options, environment)
  }
  if (command === 'restore') {
    const { restoreCommand } = await import('./backup-command.ts')
    return restoreCommand(required(operand, 'the backup to restore'), options, environment)
  }
  throw new UsageError(`There is no command "${command}". Try "fettle help".`)
}

/** Imported when it is needed: it names the settings of all services. */
async function environment(): Promise<Environment> {
  const { readEnvironment } = await import('#server/environment.ts')
  return readEnvironment()
}

async function scanEnvironment(): Promise<ScanEnvironment> {
  const { readScanEnvironment } = await import('#server/scan-environment.ts')
  return readScanEnvironment() ?? environment()
}

async function check({ operands, options }: CommandLine): Promise<number> {
  const typed = required(onlyOperand('check', operands), 'the address of a website')
  return withInspector(async (inspector) => {
    const settings = await scanEnvironment()
    const { scanCommand } = await import('./scan-command.ts')
    return scanCommand({ typed, sample: false }, options, settings, inspector)
  })
}

async function demo({ options }: CommandLine): Promise<number> {
  return withInspector(async (inspector) => {
    const settings = await scanEnvironment()
    const { demoCommand } = await import('./demo-command.ts')
    return demoCommand(options, settings, inspector)
  })
}

/** `serve`, or `serve web` and `serve worker` on machines of their own. */
async function serveRole([word, ...more]: readonly string[], environment: Environment): Promise<number> {
  const { readRole, serveCommand } = await import('./serve-command.ts')
  if (more.length > 0) throw new UsageError('"serve" takes one operand.')
  return serveCommand(environment, readRole(word))
}

async function browser([action, ...more]: readonly string[]): Promise<number> {
  if (action !== 'install' || more.length > 0) throw new UsageError('"browser" takes "install".')
  const { installBrowserCommand } = await import('./browser-command.ts')
  return installBrowserCommand()
}

async function connections(
  [action, service, ...more]: readonly string[],
  environment: Environment,
): Promise<number> {
  if (action !== 'test' || service === undefined || more.length > 0)
    throw new UsageError('"connections" takes "test" and the id of a service.')
  const { testConnection } = await import('./connections-command.ts')
  return testConnection(service, environment)
}

/** `backup <file>`, or what is done with stored backups. */
async function backup(
  [first, ...more]: readonly string[],
  options: Options,
  environment: Environment,
): Promise<number> {
  const { STORED_BACKUP_ACTIONS, storedBackupsCommand } = await import('./stored-backups-command.ts')
  const action = STORED_BACKUP_ACTIONS.find((one) => one === first)
  if (action !== undefined) return storedBackupsCommand(action, more, environment)
  if (more.length > 0)
    throw new UsageError(`"backup" takes one file, or ${STORED_BACKUP_ACTIONS.join(', ')}.`)
  const { backupCommand } = await import('./backup-command.ts')
  return backupCommand(required(first, 'the file to write'), options, environment)
}

/** Starts the inspector's process first, so that it loads its code while this process loads the checks. */
async function withInspector(run: (inspector: WaitingInspector) => Promise<number>): Promise<number> {
  const { prepareInspector } = await import('#engine/inspector/client.ts')
  const inspector = prepareInspector(systemVariablesOf(processVariables()))
  try {
    return await run(inspector)
  } finally {
    inspector.kill()
  }
}

/** `operator <email>`, or `operator reset <email>`. */
async function operator(
  operands: readonly string[],
  options: Options,
  environment: Environment,
): Promise<number> {
  const { operatorCommand, resetCommand } = await import('./operator-command.ts')
  const isReset = operands[0] === 'reset'
  const [email, ...more] = isReset ? operands.slice(1) : operands
  if (more.length > 0) throw new UsageError('"operator" takes one email address.')
  const command = isReset ? resetCommand : operatorCommand
  return command(required(email, 'the email address of an account'), options, environment)
}

/** `code confirm <email>`, or `code reset <email>`. */
async function code(
  [purpose, email, ...more]: readonly string[],
  options: Options,
  environment: Environment,
): Promise<number> {
  const { codeCommand, readPurpose } = await import('./code-command.ts')
  const read = readPurpose(required(purpose, 'what the code is for: confirm or reset'))
  if (more.length > 0) throw new UsageError('"code" takes one email address.')
  return codeCommand(read, required(email, 'the email address of an account'), options, environment)
}

function onlyOperand(command: string | undefined, operands: readonly string[]): string | undefined {
  if (operands.length > 1)
    throw new UsageError(`"${command}" takes one operand, and there are ${operands.length}.`)
  return operands[0]
}

function required(operand: string | undefined, what: string): string {
  if (operand === undefined) throw new UsageError(`Please give ${what}.`)
  return operand
}

async function printAndSucceed(text: string): Promise<number> {
  await print(text)
  return SUCCEEDED
}
