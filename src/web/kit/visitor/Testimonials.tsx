import { Card } from '../surface/Card.tsx'
import classes from './testimonials.module.css'

export interface Testimonial {
  words: string
  name: string
  /** May be empty. */
  business: string
}

/** What people said, in their own words. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className={classes.testimonials}>
      {testimonials.map(({ words, name, business }, index) => (
        <Card key={index}>
          <figure>
            <blockquote>{words}</blockquote>
            <figcaption>
              <b>{name}</b>
              {business}
            </figcaption>
          </figure>
        </Card>
      ))}
    </div>
  )
}
