/** How moments are named where a row has room for one (`briefMoment`). */
export const momentsTexts = { today: (time: string) => `aujourd’hui,\u00a0${time}` } as const;
