/** A server that closes with the block it is declared in: `await using server = await closing(startWebServer(…))`. */
export async function closing<T extends { close(): Promise<void> }>(
  starting: Promise<T>,
): Promise<T & AsyncDisposable> {
  const server = await starting
  return Object.assign(server, { [Symbol.asyncDispose]: () => server.close() })
}
