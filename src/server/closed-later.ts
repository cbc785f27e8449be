/** Milliseconds that a connection stays open after its answer. */
const LINGER_MS = 1_000

/**
 * The same answer, whose connection is closed a second after its bytes were sent. For the answer to a body that is not read to
 * its end: a connection that is closed with unread bytes is reset, and a sender that is still writing would lose the answer
 * (RFC 9112, 9.6).
 */
export async function closedLater(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  let timer: NodeJS.Timeout
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      timer = setTimeout(() => controller.close(), LINGER_MS)
    },
    cancel: () => clearTimeout(timer),
  })
  const headers = new Headers(answer.headers)
  headers.set('Content-Length', String(bytes.length))
  headers.set('Connection', 'close')
  return new Response(stream, { status: answer.status, headers })
}
