import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type CDPSession, ProtocolError } from 'puppeteer-core'
import { renderedDocument } from './rendered-document.ts'

const HTML = '<html><body>Read</body></html>'
const closedRoot = (backendNodeId: number) => ({ shadowRootType: 'closed', backendNodeId })

function protocolError(message: string): ProtocolError {
  const error = new ProtocolError(`Protocol error (DOM.resolveNode): ${message}`)
  error.originalMessage = message
  return error
}

/** A page with two closed roots, for the first of which the browser answers with an error; with the ids that were given to our world. */
function sessionAnswering(message: string) {
  const given: unknown[] = []
  const evaluated = [true, HTML]
  const answers: Record<string, (asked: Record<string, unknown>) => unknown> = {
    'Page.getFrameTree': () => ({ frameTree: { frame: { id: 'top' } } }),
    'Page.createIsolatedWorld': () => ({ executionContextId: 1 }),
    'Runtime.evaluate': () => ({ result: { value: evaluated.shift() } }),
    'DOM.getDocument': () => ({ root: { shadowRoots: [closedRoot(1), closedRoot(2)] } }),
    'DOM.resolveNode': ({ backendNodeId }) => {
      if (backendNodeId === 1) throw protocolError(message)
      return { object: { objectId: `root ${String(backendNodeId)}` } }
    },
    'Runtime.callFunctionOn': ({ objectId }) => given.push(objectId),
  }
  const send = async (method: string, asked: Record<string, unknown> = {}) => answers[method]?.(asked)
  return { session: { send } as unknown as CDPSession, given }
}

describe('a rendered document', () => {
  it('is read without a closed root that the page has removed since', async () => {
    const { session, given } = sessionAnswering('No node with given id found')
    assert.equal(await renderedDocument(session), HTML)
    assert.deepEqual(given, ['root 2'])
  })

  it('is not read where the browser fails in another way', async () => {
    const { session } = sessionAnswering('Target closed')
    await assert.rejects(renderedDocument(session), /Target closed/u)
  })
})
