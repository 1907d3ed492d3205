import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { FormationDetail } from '@agence/shared-contracts/backend/schema';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { useEffect, useState } from 'react';

/** Whether the signed-in person follows a course already; false for everybody else, without loading anything. */
export function useEnrolment(course: Pick<FormationDetail, 'id'>): boolean {
  const { database } = useShell();
  const userId = useAuth().user?.id;
  const [isEnrolled, setIsEnrolled] = useState(false);
  useEffect(() => {
    let current = true;
    setIsEnrolled(false);
    if (!userId) return;
    database()
      .then((backend) =>
        backend
          .from('user_formation_progress')
          .select('formation_id')
          .eq('user_id', userId)
          .eq('formation_id', course.id)
          .maybeSingle(),
      )
      .then((answer) => {
        const row = dataOf(answer);
        if (current) setIsEnrolled(row !== null);
      })
      .catch((error: unknown) => console.error('Reading the enrolment failed', error));
    return () => {
      current = false;
    };
  }, [database, userId, course.id]);
  return isEnrolled;
}
