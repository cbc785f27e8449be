import type { ServerResponse } from 'node:http'
import type { Site } from './product-sites.ts'
import type { WebAnswer } from './web-server.ts'

const PAGE =
  '<!doctype html><html lang="en"><title>Gate</title><h1>Gate Garage</h1><p>We mend gates in Dubbo.</p>'

/** A website that delays its answers until it is opened: a scan of it runs for as long as a test wants. */
export class Gate {
  readonly #waiting: (() => void)[] = []
  #isOpen = false
  #asked = 0

  /** Number of requests so far. */
  get asked(): number {
    return this.#asked
  }

  open(): void {
    this.#isOpen = true
    for (const go of this.#waiting.splice(0)) go()
  }

  shut(): void {
    this.#isOpen = false
  }

  readonly site: Site = (path) => (_request, response) => {
    this.#asked += 1
    const go = (): void => answer(response, path)
    if (this.#isOpen) go()
    else this.#waiting.push(go)
  }
}

function answer(response: ServerResponse, path: string): void {
  response.writeHead(path === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(path === '/' ? PAGE : '')
}

/** A website that answers at once. */
export const plainSite: Site = (path): WebAnswer => (path === '/' ? PAGE : { status: 404 })
