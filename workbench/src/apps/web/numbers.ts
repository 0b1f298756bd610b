/** How ratings are written in a language: always one digit behind the point, or the comma. */
export function ratingWriter(language: string): (rating: number) => string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (rating) => format.format(rating);
}
