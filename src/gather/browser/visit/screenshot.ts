import type { CDPSession } from 'puppeteer-core'
import type { Screenshot } from '#core/evidence/visit.ts'

/** A part of the page from its left edge, in CSS px, and the scale of the picture. */
export interface Frame {
  top: number
  width: number
  height: number
  scale: number
}

/** A part of the page as a JPEG data address. A report shows it small, so it may be scaled down. */
export async function takeScreenshot(
  session: CDPSession,
  { top, width, height, scale }: Frame,
): Promise<Screenshot> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 60,
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: top, width, height, scale },
  })
  return { src: `data:image/jpeg;base64,${data}`, width, height, top }
}
