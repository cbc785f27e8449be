import { SMTPServer } from 'smtp-server'
import { boundPort } from './bound-port.ts'

/** What the mail server received. */
export interface Received {
  to: string[]
  raw: string
}

interface Behaviour {
  /** Called with a whole message before it is accepted; throwing refuses it, with `responseCode` as the answer. */
  onMessage?: (received: Received) => void
  /** Closes the connection instead of answering a whole message. */
  silent?: boolean
  /** Refuses every later try to sign in. */
  mostLogins?: number
}

/** A real mail server on loopback: `owner` with the password `right` may send; addresses that start with `gone` are refused. */
export async function mailServer(behaviour: Behaviour = {}, port = 0) {
  const received: Received[] = []
  const logins: string[] = []
  let right = 'right'
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username = '', password }, _session, done) {
      logins.push(username)
      const isOneTooMany = logins.length > (behaviour.mostLogins ?? Infinity)
      return password === right && !isOneTooMany
        ? done(null, { user: username })
        : done(new Error('Wrong password'))
    },
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('gone') ? done(answer(550, 'No such person')) : done(),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const message = { to, raw: Buffer.concat(chunks).toString() }
        received.push(message)
        if (behaviour.silent) return server.connections.forEach((connection) => connection.close())
        done(refusal(() => behaviour.onMessage?.(message)))
      })
    },
  })
  const bound = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      // Clients of these tests end connections without a goodbye.
      server.on('error', () => undefined)
      resolve(boundPort(server.server))
    })
  })
  return {
    received,
    /** Every try to sign in. */
    logins,
    /** Changes the password. */
    mend(password: string) {
      right = password
    },
    port: bound,
    url: `smtp://owner:right@127.0.0.1:${bound}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A failure that the server answers with this code. */
export const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

function refusal(work: () => void): Error | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
