import type { Category } from './check.ts'

/** Title and introduction of each category, as owners read them. */
export const CATEGORY_WORDS: Readonly<Record<Category, { title: string; intro: string }>> = {
  compliance: { title: 'Compliance', intro: 'Keep your business and your customers safe.' },
  visibility: { title: 'Visibility', intro: 'Help people find you.' },
  'customer-experience': { title: 'Customer experience', intro: 'Make it easy to choose you.' },
  'social-media': { title: 'Social media', intro: 'Stay in touch where your customers are.' },
  sitespeed: { title: 'Site speed', intro: "Don't keep people waiting." },
}
