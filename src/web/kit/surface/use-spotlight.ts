import { useLayoutEffect, useRef, useState } from 'react'
import { type Box, cardCorner, litArea, scrollBy } from './spotlight-place.ts'

interface Lighting {
  /** `null`: the part is not on the page. */
  lit: Box | null
  corner: { left: number; top: number }
}

/** Finds a part of the page, scrolls to it, and says where to put the light and the card; it follows when the page moves. */
export function useSpotlight(name: string) {
  const card = useRef<HTMLDivElement>(null)
  const [{ lit, corner }, setLighting] = useState<Partial<Lighting>>({})
  useLayoutEffect(() => {
    const measure = () => {
      const next = lightingOf(name, card.current)
      setLighting((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    const size = card.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
    const area = areaOf(name)
    if (area) window.scrollBy({ top: scrollBy(area, size, pageSize()), behavior: 'instant' })
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    if (card.current) watcher.observe(card.current)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [name])
  return { lit: lit ?? null, corner, card }
}

const pageSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight })

function areaOf(name: string): Box | null {
  const place = `[data-spotlight="${name}"] > *`
  // A part may itself be without a box (`display: contents`).
  const parts = document.querySelectorAll(`${place}, ${place} > *`)
  return litArea([...parts].map((part) => part.getBoundingClientRect()))
}

function lightingOf(name: string, card: HTMLElement | null): Lighting {
  const lit = areaOf(name)
  const size = card?.getBoundingClientRect() ?? { width: 0, height: 0 }
  return { lit, corner: cardCorner(lit, size, pageSize()) }
}
