import { ExecutionContext } from 'lighthouse/core/gather/driver/execution-context.js'
import { timersWithoutScripts } from '../in-page/timers.ts'

/**
 * Has everything that Lighthouse runs in a page run in an isolated world. In the page's own world its scripts may have changed what Lighthouse
 * calls (the iterator of arrays, `getComputedStyle`, `Promise`), so that it never ends; and in a page whose policy allows no scripts
 * (`Content-Security-Policy: sandbox`) no timer ends.
 */
export function isolateLighthouse(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the context that it is of
  const { evaluateAsync, _callFunctionOn: callFunctionOn } = ExecutionContext.prototype
  ExecutionContext.prototype.evaluateAsync = function (expression) {
    return evaluateAsync.call(this, `((${String(timersWithoutScripts)})(), ${expression})`, {
      useIsolation: true,
    })
  }
  ExecutionContext.prototype._callFunctionOn = async function (declaration, { objectId }) {
    return await callFunctionOn.call(this, declaration, { objectId: await inIsolatedWorld(this, objectId) })
  }
}

/** A node as the isolated world has it. Throws for one in a frame, which Lighthouse leaves out then. */
async function inIsolatedWorld(context: ExecutionContext, objectId: string): Promise<string> {
  const executionContextId = await context._getOrCreateIsolatedContextId()
  const { node } = await context._session.sendCommand('DOM.describeNode', { objectId })
  const { backendNodeId } = node
  const { object } = await context._session.sendCommand('DOM.resolveNode', {
    backendNodeId,
    executionContextId,
  })
  if (object.objectId === undefined) throw new Error('the element is gone')
  return object.objectId
}
