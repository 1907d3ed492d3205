/** Functions of the database that visitors may call, and everybody with them. */
export const VISITORS = words(`
  private.can_read_file private.can_write_file private.catalogue private.creator_stats private.fold_text
  private.has_formation_access private.previewed_text private.shown_text private.shown_texts public.previewed_text public.shown_text
  public.shown_texts private.shown_texts_of public.shown_texts_of private.is_admin private.is_safe_url private.leading_id private.my_creator_id
  private.my_formation_ids private.owns_formation private.record_view private.shown_lists private.top_creators
  private.verify_certificate public.catalogue public.creator_stats public.record_view public.shown_lists
  public.top_creators public.verify_certificate private.count_traffic public.count_traffic
  private.is_held private.takes_times
  private.read_appointment private.times_to_choose public.open_times public.read_appointment
`);

/** Functions that members may call besides. All others are for the service, for triggers, or for functions that call them. */
export const MEMBERS = words(`
  private.accounting private.agree_to_creator_page private.answer_booking private.answer_review private.assert_upload_room
  private.course_stops private.create_formation private.creator_series private.days_in_a_row private.enrol private.fail
  private.learned_minutes private.missing_to_publish private.my_courses private.my_creator_page
  private.my_formation private.propose_booking private.record_progress private.reorder_modules
  private.reset_second_factor private.set_deleted private.set_formation_price private.set_profile_role
  private.set_published private.settle_courses private.streak_days private.withdraw_creator_page
  private.ask_refund private.console_applications private.console_day private.decide_application private.console_order private.console_orders private.console_people
  private.count_people public.count_people
  private.decide_refund private.set_staff_role private.works_as
  public.accounting public.ask_refund public.console_applications public.console_day public.decide_application public.console_order public.console_orders
  public.console_people public.decide_refund public.my_staff_roles public.set_staff_role
  public.agree_to_creator_page public.answer_booking public.answer_review public.create_formation
  public.course_stops public.creator_series public.delete_formation public.enrol public.import_site_lists public.learning_stats
  public.missing_to_publish public.my_courses public.my_creator_id public.my_creator_page
  public.propose_booking public.publish_formation public.record_progress public.reorder_modules
  public.reset_second_factor public.restore_formation public.set_formation_price public.set_profile_role
  public.settle_courses public.unpublish_formation public.withdraw_creator_page
  private.change_request private.erase_request private.list_requests private.merge_request private.note_request
  private.read_request private.request_board private.resend_mail private.staff_history
  private.settle_failure public.settle_failure private.settle_reports public.settle_reports private.import_site_lists
  private.moderate private.decide_moderation private.appeal_moderation private.console_moderation private.export_person
  private.export_orders private.export_requests public.export_orders public.export_requests
  private.delete_person public.moderate public.decide_moderation public.appeal_moderation public.console_moderation
  public.export_person public.delete_person
  public.change_request public.erase_request public.list_requests public.merge_request public.note_request
  public.read_request public.request_board public.resend_mail public.staff_history
  private.traffic_report private.set_traffic_consent public.traffic_report public.set_traffic_consent
  private.letters_board private.read_letter private.count_audience private.save_letter private.remove_letter
  private.send_letter_test private.schedule_letter private.halt_letter private.resend_letter private.switch_sequence
  private.settle_letter_send public.settle_letter_send
  public.letters_board public.read_letter public.count_audience public.save_letter public.remove_letter
  public.send_letter_test public.schedule_letter public.halt_letter public.resend_letter public.switch_sequence
  private.add_absence private.appointment_hosts private.booking_times private.list_appointments private.remove_absence
  private.save_host private.save_kind private.settle_appointment private.staff_change_appointment private.times_to_move
  public.add_absence public.appointment_hosts public.booking_times public.change_appointment public.list_appointments
  public.remove_absence public.save_host public.save_kind public.settle_appointment public.times_to_move
  private.list_texts private.preview_text private.read_text private.restore_text private.save_text private.unschedule_text
  private.console_catalogue private.feature_course private.order_categories private.order_featured private.retire_category
  private.save_category private.save_sponsor private.save_sponsorship private.set_tax_numbers private.unfeature_course
  public.console_catalogue public.feature_course public.order_categories public.order_featured public.retire_category
  public.save_category public.save_sponsor public.save_sponsorship public.set_tax_numbers public.unfeature_course
  private.withdraw_text public.withdraw_text
  public.list_texts public.preview_text public.read_text public.restore_text public.save_text public.unschedule_text
`);

/** Tables outside the API: nobody reads them but staff the one with security events, which row security gives to them alone. */
export const CLOSED_TABLES: Readonly<Record<string, boolean>> = {
  absences: false,
  addresses: false,
  appointment_kinds: false,
  appointment_notices: false,
  appointments: false,
  busy_times: false,
  changed_courses: false,
  changed_creators: false,
  changed_lessons: false,
  changed_names: false,
  factor_resets: false,
  featured_courses: false,
  former_categories: false,
  host_hours: false,
  hosts: false,
  jobs: false,
  letter_sends: false,
  letters: false,
  mail_refusals: false,
  note_drafts: false,
  recent_views: false,
  recovery_codes: false,
  security_events: true,
  site_text_versions: false,
  site_texts: false,
  settled_failures: false,
  staff_acts: false,
  traffic: false,
  traffic_settings: false,
  view_salts: false,
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
