-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.answer_booking(booking uuid, answer text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if answer not in ('confirmed', 'to_schedule', 'done') then
    perform private.fail('bad_request', 422, 'The answer is confirmed, to_schedule or done.');
  end if;
  update public.bookings b set status = answer, starts_at = case when answer <> 'to_schedule' then b.starts_at end
  where b.id = booking
    and case when b.creator_id = private.my_creator_id() then true else private.acts_as_staff() end
    and b.status = case when answer = 'done' then 'confirmed' else 'proposed' end;
  if not found then perform private.fail('booking_not_found', 404, 'There is no such proposal to answer.'); end if;
end
$$;

REVOKE ALL ON FUNCTION private.answer_booking(booking uuid, answer text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.answer_booking(booking uuid, answer text) TO service_role;
GRANT ALL ON FUNCTION private.answer_booking(booking uuid, answer text) TO authenticated;
